import { expect, test } from 'vitest';
import { samplesAhead } from './pages/community.ts';

const event = (date: string, sample = true) => ({ date: new Date(date), sample });

test('samples stay a week ahead of the build and as far apart as they are written', () => {
  const events = [
    { ...event('2026-12-05'), until: new Date('2026-12-07') },
    event('2027-01-16'),
    event('2026-12-01', false),
  ];
  // Saturday 5 December plus 10 weeks is Saturday 13 February, 8 days after the 5th.
  expect(samplesAhead(events, new Date('2027-02-05'))).toEqual([
    { ...event('2027-02-13'), until: new Date('2027-02-15') },
    event('2027-03-27'),
    event('2026-12-01', false),
  ]);
  expect(samplesAhead(events, new Date('2026-11-28'))).toEqual(events);
});
