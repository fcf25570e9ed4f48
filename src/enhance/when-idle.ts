import './page-fade.ts';
import '#seasons/main.ts';
import { keepSiteAtHand } from '#offline/register.ts';

keepSiteAtHand().catch(console.warn);
