import { describe } from 'vitest';
import { lacks } from '../../tools/debian.ts';
import { siteCases } from './cases.ts';
import { startFirefox } from './firefox.ts';

describe.skipIf(lacks('firefox'))('Firefox', () => siteCases(startFirefox));
