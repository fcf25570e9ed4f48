import { ScreenGallery } from '../../components/ScreenGallery.tsx';
import { SchoolDashboard } from '../../components/screens/tapschool/SchoolDashboard.tsx';
import { SchoolGrades } from '../../components/screens/tapschool/SchoolGrades.tsx';
import { SchoolStudents } from '../../components/screens/tapschool/SchoolStudents.tsx';
import { SchoolTimetable } from '../../components/screens/tapschool/SchoolTimetable.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { ScreenOf } from '../../schemas/screens/index.ts';

export interface SchoolGalleryProps {
  tabs: PageOf<'tapschool-overview'>['explorer']['tabs'];
  data: {
    dashboard: ScreenOf<'school-dashboard'>;
    students: ScreenOf<'school-students'>;
    grades: ScreenOf<'school-grades'>;
    timetable: ScreenOf<'school-timetable'>;
  };
}

export function SchoolGallery({ tabs, data }: SchoolGalleryProps) {
  return (
    <ScreenGallery
      tabs={tabs}
      screens={{
        'tableau-de-bord': <SchoolDashboard data={data.dashboard} />,
        eleves: <SchoolStudents data={data.students} />,
        notes: <SchoolGrades data={data.grades} />,
        'emploi-du-temps': <SchoolTimetable data={data.timetable} />,
      }}
    />
  );
}
