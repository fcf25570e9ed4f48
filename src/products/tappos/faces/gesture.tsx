import { getTrialLine } from '#queries/contact.ts';
import { getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { sampleWord } from '#queries/samples.ts';
import { getScreen } from '#queries/screens.ts';
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
