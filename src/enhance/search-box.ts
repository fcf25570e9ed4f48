/** A search field that leads to the page of results, with the query. */
import { resultsPage } from '#i18n/addresses.ts';

const field = document.querySelector<HTMLInputElement>('[data-search-box]');
field?.addEventListener('keydown', (event) => {
  const query = field.value.trim();
  if (event.key === 'Enter' && !event.isComposing && query) {
    location.assign(resultsPage(query));
  }
});
