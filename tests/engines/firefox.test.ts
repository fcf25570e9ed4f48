import { siteCases } from './cases.ts';
import { startFirefox } from './firefox.ts';

siteCases(startFirefox);
