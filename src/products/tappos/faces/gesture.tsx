import { getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { sampleWord } from '#queries/samples.ts';
import { getScreen } from '#queries/screens.ts';
import { site } from '#site.config.ts';
import { PosGesture } from '../sections/PosGesture.tsx';

export async function gesture() {
  const { hero } = await getPage('tappos-overview');
  const till = await getDemo('till');
  return (
    <PosGesture
      words={hero.gesture}
      drawer={hero.drawer}
      till={till}
      inventory={await getScreen('pos-inventory')}
      trialHref={site.products.tappos.register}
      example={await sampleWord('drawing', till)}
    />
  );
}
