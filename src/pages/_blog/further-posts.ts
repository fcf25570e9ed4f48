/**
 * A blog of several pages: the first filter fetches the articles of them all, as the build has drawn
 * them, and puts them into the list (`enhance/list.ts`).
 */
import { parsePage } from '#enhance/parse-page.ts';

const list = document.querySelector('[data-list]') as HTMLElement;
const status = list.querySelector('[data-many]') as HTMLElement;
const retry = list.querySelector('[data-retry]') as HTMLButtonElement;
const entries = list.querySelector('ol') as HTMLElement;
const words = { ...retry.dataset };

const nameOf = (post: Element) => post.querySelector('a')?.getAttribute('href');
const styleOf = (post: Element | null) => post?.firstElementChild?.className;

/** @throws if the file does not come, or is of a release whose styles have other names */
async function fetchPosts(): Promise<void> {
  const answer = await fetch(`${words.retry}`);
  if (!answer.ok) throw new Error(`${answer.status} ${words.retry}`);
  const page = parsePage(await answer.json());
  if (styleOf(page.querySelector('li')) !== styleOf(entries.firstElementChild)) {
    throw new Error(`${words.retry} : une autre version`);
  }
  const own = [...entries.children];
  const posts = [...page.querySelectorAll('li')].map((post) => {
    post.dataset.further = '';
    post.hidden = true;
    return own.find((known) => nameOf(known) === nameOf(post)) ?? post;
  });
  entries.append(...posts);
}

function tell(state: { coming?: string | undefined; failed?: string | undefined }): void {
  delete status.dataset.coming;
  delete status.dataset.failed;
  Object.assign(status.dataset, state);
  (retry.parentElement as HTMLElement).hidden = !state.failed;
  list.dispatchEvent(new Event('listchange'));
}

async function bring(): Promise<void> {
  observer.disconnect();
  tell({ coming: words.coming });
  try {
    await fetchPosts();
    tell({});
  } catch (error) {
    console.warn(error);
    tell({ failed: words.failed });
  }
}

const observer = new MutationObserver(bringIfFiltered);
function bringIfFiltered(): void {
  if ('filtered' in list.dataset) void bring();
}
observer.observe(list, { attributeFilter: ['data-filtered'] });
bringIfFiltered();
retry.addEventListener('click', bring);
