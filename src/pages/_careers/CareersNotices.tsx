import { Button } from '#components/ui/Button.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { CareersJob as CareersJobContent } from '#schemas/pages/careers.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Careers.module.css';
import { CareersJob } from './CareersJob.tsx';
import { NoticeSheet } from './NoticeSheet.tsx';

type Jobs = Omit<PageOf<'careers'>['jobs'], 'items'> & { items: readonly CareersJobContent[] };

export interface CareersNoticesProps {
  jobs: Jobs;
  /** Label of the link that sends a CV. */
  cv: string;
  /** Links to apply and to send a CV. */
  href: string;
}

/** Ids of the notices' headings, which name the section. */
export function noticeIds({ items }: Jobs): string {
  return items.map(({ id }) => id).join(' ') || anchors.notice;
}

/** One notice per job, each hung from the one above; without a job, a notice that says so. */
export function CareersNotices({ jobs, cv, href }: CareersNoticesProps) {
  const { items, empty, ...words } = jobs;
  if (empty) {
    return (
      <NoticeSheet heading={words.heading} id={anchors.notice} title={empty.title}>
        <Stack gap={5} className={styles.empty}>
          <p className={text.lede}>{empty.text}</p>
          <Button href={href} icon="arrow">
            {cv}
          </Button>
        </Stack>
      </NoticeSheet>
    );
  }
  return items.map((job) => <CareersJob key={job.id} job={job} words={words} href={href} />);
}
