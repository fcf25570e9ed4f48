import { demoLink, getDemo, sampleWord } from '#queries/content.ts';
import { PharmSplit } from '../sections/PharmSplit.tsx';

export async function hero(more = demoLink('tappharm')) {
  const demo = await getDemo('co-payment');
  return (
    <PharmSplit board={demo.board} example={await sampleWord('drawing', demo)} more={await more} />
  );
}
