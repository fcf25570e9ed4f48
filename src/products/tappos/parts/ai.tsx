import { getScreen } from '#queries/content.ts';
import { PosAnalytics } from '../screens/PosAnalytics.tsx';

export const ai = async () => <PosAnalytics data={await getScreen('pos-analytics')} />;
