import { demoLink, getDemo, getPage, sampleWord } from '#queries/content.ts';
import { SchoolMark } from '../sections/SchoolMark.tsx';

export async function hero(more = demoLink('tapschool')) {
  const { hero: words } = await getPage('tapschool-overview');
  const demo = await getDemo('report-card');
  return (
    <SchoolMark
      words={words.mark}
      card={demo.card}
      example={await sampleWord('drawing', demo)}
      more={await more}
    />
  );
}
