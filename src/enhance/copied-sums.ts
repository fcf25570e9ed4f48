/**
 * Sums are copied as numbers: a spreadsheet does not read a typographic minus sign, or a space
 * between thousands. What is copied of a sentence keeps its spaces. As text only: a table that is
 * cut out of its page is not a table in HTML.
 */
addEventListener('copy', (event) => {
  const text = `${getSelection()}`;
  // Cells have tabs between them; a single cell is a number, with or without its unit.
  if (!/\t|−|^\s*[\d\s]+(FCFA|F|%)?\s*$/.test(text)) return;
  event.clipboardData?.setData(
    'text/plain',
    text
      .replace(/−/g, '-')
      .replace(/(\d) (?=\d{3})/g, '$1')
      .replace(/[\u00a0\u202f]/g, ' '),
  );
  event.preventDefault();
});

export {};
