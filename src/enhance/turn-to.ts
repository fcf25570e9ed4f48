/** Home: the object to try is that of the tile under the pointer, the finger or the focus. */
for (const tile of document.querySelectorAll<HTMLElement>('[data-turns-to]')) {
  const radio = document.getElementById(`${tile.dataset.turnsTo}`) as HTMLInputElement;
  for (const type of ['pointerenter', 'focus']) tile.addEventListener(type, () => radio.click());
}
