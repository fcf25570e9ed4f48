import { getScreen } from '#queries/content.ts';
import { PharmDashboard } from '../screens/PharmDashboard.tsx';

export const dashboard = async () => (
  <PharmDashboard
    data={await getScreen('pharm-dashboard')}
    credit={await getScreen('pharm-credit')}
    inventory={await getScreen('pharm-inventory')}
  />
);
