import { Button } from '#components/ui/Button.tsx';
import type { CareersJob as Job } from '#schemas/pages/careers.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './CareersNotice.module.css';
import { NoticeSheet } from './NoticeSheet.tsx';

export interface CareersJobProps {
  job: Job;
  words: Omit<PageOf<'careers'>['jobs'], 'items' | 'empty'>;
  /** Link to apply. */
  href: string;
}

/** The notice of one job. */
export function CareersJob({ job, words, href }: CareersJobProps) {
  return (
    <NoticeSheet heading={words.heading} id={job.id} title={job.title} example={job.example}>
      <dl className={styles.facts}>
        {(['department', 'location', 'type'] as const).map((fact) => (
          <div key={fact}>
            <dt>{words[fact]}</dt>
            <dd>{job[fact]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.body}>
        <div className={styles.words}>
          <p>{job.description}</p>
          <Button href={href} icon="arrow">
            {words.apply}
          </Button>
        </div>
        <div>
          <p className={styles.list} id={`${job.id}-requirements`}>
            {words.requirements}
          </p>
          <ol className={styles.requirements} aria-labelledby={`${job.id}-requirements`}>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ol>
        </div>
      </div>
    </NoticeSheet>
  );
}
