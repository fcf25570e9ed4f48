import { getScreen } from '#queries/content.ts';
import { SchoolDashboard } from '../screens/SchoolDashboard.tsx';

export const dashboard = async () => <SchoolDashboard data={await getScreen('school-dashboard')} />;
