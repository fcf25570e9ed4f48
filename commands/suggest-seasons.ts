/** `npm run seasons -- 2027` prints Ramadan and Eid dates to confirm locally, then paste. */
import { suggestLunarYears } from '#seasons/umm-al-qura.ts';

const year = Number(process.argv[2]);
if (!Number.isInteger(year) || year < 1990 || year > 2076) {
  console.error('Donnez une année de 1990 à 2076 : npm run seasons -- 2027');
  process.exit(1);
}
console.log('# À confirmer localement, puis à coller dans src/content/fr/seasons.yaml');
for (const { ramadan, eid } of suggestLunarYears(year)) {
  console.log(`  - { ramadan: ["${ramadan.join('", "')}"], eid: "${eid}" }`);
}
