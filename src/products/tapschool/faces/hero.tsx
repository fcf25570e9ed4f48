import { anchors } from '#i18n/addresses.ts';
import { getDemo, getNavigation, getPage, getProduct, sampleWord } from '#queries/content.ts';
import { productPath } from '#routes.ts';
import { SchoolMark } from '../sections/SchoolMark.tsx';

export async function hero() {
  const { hero: words } = await getPage('tapschool-overview');
  const demo = await getDemo('report-card');
  const { demo: label } = await getNavigation();
  const { name } = await getProduct('tapschool');
  return (
    <SchoolMark
      words={words.mark}
      card={demo.card}
      example={await sampleWord('drawing', demo)}
      more={{ label, of: name, href: `${productPath('tapschool', 'overview')}#${anchors.trial}` }}
    />
  );
}
