/** « Imprimer »: the browser's own dialogue. */
document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-print]')) print();
});
