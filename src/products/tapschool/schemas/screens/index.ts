import { schoolDashboard } from './dashboard.ts';
import { schoolGrades } from './grades.ts';
import { schoolStudents } from './students.ts';
import { schoolTimetable } from './timetable.ts';

/** The drawn screens, in the order of their tabs. */
export const screens = [schoolDashboard, schoolStudents, schoolGrades, schoolTimetable] as const;
