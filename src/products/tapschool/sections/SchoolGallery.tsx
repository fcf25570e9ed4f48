import { ScreenGallery, type ScreenGalleryProps } from '#components/ScreenGallery.tsx';
import type { ScreenOf } from '#schemas/screens/index.ts';
import { schoolTabs } from '../addresses.ts';
import { SchoolDashboard } from '../screens/SchoolDashboard.tsx';
import { SchoolGrades } from '../screens/SchoolGrades.tsx';
import { SchoolStudents } from '../screens/SchoolStudents.tsx';
import { SchoolTimetable } from '../screens/SchoolTimetable.tsx';

export interface SchoolGalleryProps extends Pick<ScreenGalleryProps, 'explorer' | 'pause'> {
  data: {
    dashboard: ScreenOf<'school-dashboard'>;
    students: ScreenOf<'school-students'>;
    grades: ScreenOf<'school-grades'>;
    timetable: ScreenOf<'school-timetable'>;
  };
}

export function SchoolGallery({ data, ...day }: SchoolGalleryProps) {
  return (
    <ScreenGallery
      product="tapschool"
      {...day}
      screens={{
        [schoolTabs.dashboard]: <SchoolDashboard data={data.dashboard} />,
        [schoolTabs.students]: <SchoolStudents data={data.students} />,
        [schoolTabs.grades]: <SchoolGrades data={data.grades} />,
        [schoolTabs.timetable]: <SchoolTimetable data={data.timetable} />,
      }}
    />
  );
}
