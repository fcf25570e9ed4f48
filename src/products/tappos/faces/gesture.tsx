import { getTrialLine } from '#queries/contact.ts';
import { getDemo, getPage, getScreen, sampleWord } from '#queries/content.ts';
import { PosGesture } from '../sections/PosGesture.tsx';

export async function gesture() {
  const { hero } = await getPage('tappos-overview');
  const till = await getDemo('till');
  const { trial } = await getTrialLine('tappos', hero.gesture.try);
  return (
    <PosGesture
      words={hero.gesture}
      drawer={hero.drawer}
      till={till}
      inventory={await getScreen('pos-inventory')}
      trialHref={trial.href}
      example={await sampleWord('drawing', till)}
    />
  );
}
