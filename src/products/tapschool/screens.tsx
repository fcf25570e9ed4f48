import type { ScreensOf } from '#products/screens.ts';
import { dashboard } from './parts/dashboard.tsx';
import { SchoolGrades } from './screens/SchoolGrades.tsx';
import { SchoolStudents } from './screens/SchoolStudents.tsx';
import { SchoolTimetable } from './screens/SchoolTimetable.tsx';

export const screens: ScreensOf<'tapschool'> = {
  'school-dashboard': dashboard,
  'school-students': (data) => <SchoolStudents data={data} />,
  'school-grades': (data) => <SchoolGrades data={data} />,
  'school-timetable': (data) => <SchoolTimetable data={data} />,
};
