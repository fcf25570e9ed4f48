import { describe } from 'vitest';
import { lacks } from '../../tools/debian.ts';
import { siteCases } from './cases.ts';
import { startWebKit } from './webkit.ts';

describe.skipIf(lacks('webkit', 'screen'))('WebKitGTK', () => siteCases(startWebKit));
