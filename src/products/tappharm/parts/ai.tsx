import { getScreen } from '#queries/content.ts';
import { PharmInventory } from '../screens/PharmInventory.tsx';

export const ai = async () => <PharmInventory data={await getScreen('pharm-inventory')} short />;
