import { Button } from '#components/ui/Button.tsx';
import text from '#components/ui/layout.module.css';
import { Columns, RuledList, Stack } from '#components/ui/layout.tsx';
import type { CareersJob as Job } from '#schemas/pages/careers.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Careers.module.css';
import { NoticeSheet } from './NoticeSheet.tsx';

export interface CareersJobProps {
  job: Job;
  words: Omit<PageOf<'careers'>['jobs'], 'items' | 'empty'>;
  href: string;
}

export function CareersJob({ job, words, href }: CareersJobProps) {
  return (
    <NoticeSheet heading={words.heading} id={job.id} title={job.title} example={job.example}>
      <dl className={styles.facts}>
        {(['department', 'location', 'type'] as const).map((fact) => (
          <div key={fact}>
            <dt className={text.note}>{words[fact]}</dt>
            <dd className={text.display3}>{job[fact]}</dd>
          </div>
        ))}
      </dl>
      <Columns className={styles.body}>
        <Stack gap={5}>
          <p className={text.lede}>{job.description}</p>
          <Button href={href} icon="arrow">
            {words.apply}
          </Button>
        </Stack>
        <div>
          <p className={text.display4} id={`${job.id}-requirements`}>
            {words.requirements}
          </p>
          <RuledList
            as="ol"
            className={styles.requirements}
            aria-labelledby={`${job.id}-requirements`}
          >
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </RuledList>
        </div>
      </Columns>
    </NoticeSheet>
  );
}
