import { getEntry } from 'astro:content';

export async function getPosDashboard() {
  const entry = await getEntry('posDashboard', 'pos-dashboard');
  if (!entry) throw new Error('src/content/fr/screens/pos-dashboard.yaml manque');
  return entry.data;
}

export async function getPharmDashboard() {
  const entry = await getEntry('pharmDashboard', 'pharm-dashboard');
  if (!entry) throw new Error('src/content/fr/screens/pharm-dashboard.yaml manque');
  return entry.data;
}

export async function getSchoolDashboard() {
  const entry = await getEntry('schoolDashboard', 'school-dashboard');
  if (!entry) throw new Error('src/content/fr/screens/school-dashboard.yaml manque');
  return entry.data;
}
