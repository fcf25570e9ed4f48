import { reportCard } from './schemas/demo.ts';
import { tapschoolFeatures } from './schemas/pages/features.ts';
import { tapschoolOverview } from './schemas/pages/overview.ts';
import { tapschoolPricing } from './schemas/pages/pricing.ts';
import { schoolDashboard } from './schemas/screens/dashboard.ts';
import { schoolGrades } from './schemas/screens/grades.ts';
import { schoolStudents } from './schemas/screens/students.ts';
import { schoolTimetable } from './schemas/screens/timetable.ts';

export const tapschool = {
  id: 'tapschool',
  colours: {
    light: {
      text: 'indigo-600',
      fill: 'indigo-600',
      onFill: 'white',
      tint: 'indigo-100',
      hero: 'indigo-800',
      selected: { ground: 'indigo-800', text: 'white' },
    },
    dark: { text: 'indigo-300', tint: '#1c2348', hero: '#1a2350' },
  },
  // Ruled like an exercise book: white hairlines, one orange margin, a dark band.
  cloth: [
    { colour: 'indigo-600', to: 56 },
    { colour: 'white', to: 58 },
    { colour: 'indigo-600', to: 70 },
    { colour: 'orange-500', to: 78 },
    { colour: 'white', to: 80 },
    { colour: 'orange-500', to: 88 },
    { colour: 'indigo-600', to: 100 },
    { colour: 'white', to: 102 },
    { colour: 'indigo-600', to: 158 },
    { colour: 'indigo-950', to: 188 },
    { colour: 'white', to: 190 },
    { colour: 'indigo-950', to: 206 },
    { colour: 'indigo-600', to: 220 },
  ],
  pages: { overview: tapschoolOverview, features: tapschoolFeatures, pricing: tapschoolPricing },
  screens: [schoolDashboard, schoolStudents, schoolGrades, schoolTimetable],
  ai: { screen: 'school-grades', tab: 'notes' },
  demos: [reportCard],
} as const;
