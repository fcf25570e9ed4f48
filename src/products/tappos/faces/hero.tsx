import { anchors } from '#i18n/addresses.ts';
import {
  getDemo,
  getNavigation,
  getPage,
  getProduct,
  getScreen,
  sampleWord,
} from '#queries/content.ts';
import { productPath } from '#routes.ts';
import { PosDrawer } from '../sections/PosDrawer.tsx';

export async function hero() {
  const { hero: words } = await getPage('tappos-overview');
  const till = await getDemo('till');
  const { demo: label } = await getNavigation();
  const { name } = await getProduct('tappos');
  return (
    <PosDrawer
      words={words.drawer}
      till={till}
      customers={await getScreen('pos-customers')}
      inventory={await getScreen('pos-inventory')}
      example={await sampleWord('drawing', till)}
      more={{ label, of: name, href: `${productPath('tappos', 'overview')}#${anchors.trial}` }}
    />
  );
}
