import { demoLink, getDemo, getPage, getScreen, sampleWord } from '#queries/content.ts';
import { PosDrawer } from '../sections/PosDrawer.tsx';

export async function hero(more = demoLink('tappos')) {
  const { hero: words } = await getPage('tappos-overview');
  const till = await getDemo('till');
  return (
    <PosDrawer
      words={words.drawer}
      till={till}
      customers={await getScreen('pos-customers')}
      inventory={await getScreen('pos-inventory')}
      example={await sampleWord('drawing', till)}
      more={await more}
    />
  );
}
