/** « Imprimer » opens the browser's print dialogue. */
document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-print]')) print();
});
