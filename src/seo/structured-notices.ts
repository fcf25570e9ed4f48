import type { Event, JobPosting } from 'schema-dts';
import { isoDay } from '#lib/time.ts';
import { routes } from '#routes.ts';
import type { CareersJob } from '#schemas/pages/careers.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { absolute, type Company, provider } from './structured-data.ts';

/** The job notices that are not samples. The page states no salary and no town. */
export function jobPostings(site: Company, jobs: readonly CareersJob[]): JobPosting[] {
  return jobs.filter(({ sample }) => !sample).map((job) => jobPosting(site, job));
}

function jobPosting(site: Company, job: CareersJob): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    qualifications: job.requirements.join(' '),
    url: absolute(site, `${routes.careers}#${job.id}`),
    datePosted: isoDay(job.published),
    validThrough: isoDay(job.closes),
    employmentType: job.employment,
    hiringOrganization: provider(site),
  };
}

const ATTENDANCE = {
  place: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  both: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** The events of the community that are not samples. */
export function events(
  site: Company,
  items: readonly (Pick<
    PageOf<'community'>['events']['items'][number],
    'title' | 'date' | 'location' | 'attendance' | 'description' | 'sample'
  > &
    Partial<Pick<PageOf<'community'>['events']['items'][number], 'until' | 'site'>>)[],
): Event[] {
  const real = items.filter(({ sample }) => !sample);
  return real.map(({ title, date, until, site: url, location, attendance, description }) => ({
    '@type': 'Event',
    name: title,
    description,
    startDate: isoDay(date),
    ...(until && { endDate: isoDay(until) }),
    ...(url && { url }),
    eventAttendanceMode: ATTENDANCE[attendance],
    location:
      attendance === 'online'
        ? { '@type': 'VirtualLocation', name: location, url: absolute(site, routes.community) }
        : { '@type': 'Place', name: location },
    organizer: provider(site),
  }));
}
