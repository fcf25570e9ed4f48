import '../seasons/main.ts';
import { keepSiteAtHand } from '../service-worker/register.ts';

keepSiteAtHand().catch(console.warn);
