import { siteCases } from './cases.ts';
import { startWebKit } from './webkit.ts';

siteCases(startWebKit);
