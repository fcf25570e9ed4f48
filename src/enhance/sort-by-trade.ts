/** `/docs`: the chosen trade's articles come first in every list, then those for all. */

const radios = [...document.querySelectorAll<HTMLInputElement>('[name="trade"]')];

function sort(trade: string): void {
  const rank = ({ dataset: { product } }: HTMLElement) => {
    if (product === trade) return 0;
    return product ? 2 : 1;
  };
  for (const group of document.querySelectorAll('[data-group]')) {
    const articles = [...group.querySelectorAll<HTMLElement>('[data-category]')];
    articles[0]?.parentElement?.append(...articles.sort((a, b) => rank(a) - rank(b)));
  }
}

for (const radio of radios) radio.addEventListener('change', () => sort(radio.value));
// A browser that restores the page restores the choice without an event.
addEventListener('pageshow', () => {
  const chosen = radios.find(({ checked }) => checked);
  if (chosen && !chosen.defaultChecked) sort(chosen.value);
});

export {};
