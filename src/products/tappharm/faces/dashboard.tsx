import { getScreen } from '#queries/screens.ts';
import { PharmDashboard } from '../screens/PharmDashboard.tsx';

export const dashboard = async () => <PharmDashboard data={await getScreen('pharm-dashboard')} />;
