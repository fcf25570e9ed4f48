import { demoLink, getDemo, getPage, getScreen, sampleWord } from '#queries/content.ts';
import { PosTicket } from '../sections/PosTicket.tsx';

export async function hero(more = demoLink('tappos')) {
  const { hero: words } = await getPage('tappos-overview');
  const till = await getDemo('till');
  return (
    <PosTicket
      words={words.ticket}
      till={till}
      customers={await getScreen('pos-customers')}
      inventory={await getScreen('pos-inventory')}
      example={await sampleWord('drawing', till)}
      more={await more}
    />
  );
}
