/** `/docs`: in every list, the articles of the chosen trade first, then those of all trades. */

const radios = [...document.querySelectorAll<HTMLInputElement>('[name="metier"]')];

function sort(trade: string): void {
  const rank = ({ dataset: { product } }: HTMLElement) => {
    if (product === trade) return 0;
    return product ? 2 : 1;
  };
  for (const shelf of document.querySelectorAll('[data-shelf]')) {
    const articles = [...shelf.querySelectorAll<HTMLElement>('[data-doc]')];
    articles[0]?.parentElement?.append(...articles.sort((a, b) => rank(a) - rank(b)));
  }
}

for (const radio of radios) radio.addEventListener('change', () => sort(radio.value));
// A browser that comes back to the page gives back the choice without saying so.
addEventListener('pageshow', () => {
  const chosen = radios.find(({ checked }) => checked);
  if (chosen && !chosen.defaultChecked) sort(chosen.value);
});

export {};
