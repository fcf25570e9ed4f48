import { getScreen } from '#queries/content.ts';
import { SchoolGrades } from '../screens/SchoolGrades.tsx';

export const ai = async () => <SchoolGrades data={await getScreen('school-grades')} />;
