import { getScreen } from '#queries/content.ts';
import { PosDashboard } from '../screens/PosDashboard.tsx';

export const dashboard = async () => <PosDashboard data={await getScreen('pos-dashboard')} />;
