import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Card, Columns, RuledList, Stack, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import type { CareersJob as Job } from '#schemas/pages/careers.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import styles from './Careers.module.css';

type Jobs = Omit<PageOf<'careers'>['jobs'], 'items'> & { items: readonly Job[] };

export interface CareersNoticesProps {
  jobs: Jobs;
  cv: string;
  /** Where to apply and to send a CV. */
  href: string;
}

/** Ids of the notices' headings, which name the section. */
export function noticeIds({ items }: Jobs): string {
  return items.map(({ id }) => id).join(' ') || anchors.notice;
}

/** One notice per job, each hung from the notice above; without a job, a notice that says so. */
export function CareersNotices({ jobs, cv, href }: CareersNoticesProps) {
  const { items, empty, ...words } = jobs;
  if (empty) {
    return (
      <JobNotice heading={words.heading} id={anchors.notice} title={empty.title}>
        <Stack gap={5} className={`${layout.headed} ${styles.empty}`}>
          <p className={layout.lede}>{unbroken(empty.text)}</p>
          <Button href={href} icon="arrow">
            {cv}
          </Button>
        </Stack>
      </JobNotice>
    );
  }
  return items.map((job) => <CareersJob key={job.id} job={job} words={words} href={href} />);
}

interface CareersJobProps {
  job: Job;
  words: Omit<PageOf<'careers'>['jobs'], 'items' | 'empty'>;
  href: string;
}

function CareersJob({ job, words, href }: CareersJobProps) {
  return (
    <JobNotice heading={words.heading} id={job.id} title={job.title} example={job.example}>
      <p className={styles.apply}>
        <Button href={href} icon="arrow">
          {words.apply}
        </Button>{' '}
        <small className={layout.note}>{words.way}</small>
      </p>
      <dl className={`${layout.facts} ${layout.tiles} ${layout.three} ${styles.facts}`}>
        {(['department', 'location', 'type'] as const).map((fact) => (
          <div key={fact}>
            <dt className={layout.note}>{words[fact]}</dt>
            <dd className={layout.display3}>{job[fact]}</dd>
          </div>
        ))}
      </dl>
      <Columns className={styles.body}>
        <p className={layout.lede}>{job.description}</p>
        <div>
          <p className={layout.display4} id={`${job.id}-requirements`}>
            {words.requirements}
          </p>
          <RuledList
            as="ol"
            className={`${layout.numbered} ${layout.apart}`}
            aria-labelledby={`${job.id}-requirements`}
          >
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </RuledList>
        </div>
        <div>
          <p className={`${layout.quiet} ${styles.send}`}>{unbroken(words.send)}</p>
          <Button href={href} tone="outline" icon="arrow">
            {words.apply}
          </Button>
        </div>
      </Columns>
    </JobNotice>
  );
}

interface JobNoticeProps {
  heading: string;
  id: string;
  title: string;
  example?: string | undefined;
  children: ReactNode;
}

function JobNotice({ heading, id, title, example, children }: JobNoticeProps) {
  return (
    <div className={styles.root}>
      <div className={styles.straps}>
        <Cloth name="company" use="edge" />
        <Cloth name="company" use="edge" />
      </div>
      <article className={styles.notice} data-paper="">
        <p className={styles.heading}>{heading}</p>
        <h2 id={id}>{title}</h2>
        <ExampleMark text={example} />
        {children}
      </article>
    </div>
  );
}

export type CareersCvProps = PageOf<'careers'>['cv'] & { href: string };

export function CareersCv({ question, text, action, href }: CareersCvProps) {
  return (
    <Columns split="narrowFirst" className={styles.cv}>
      <Stack gap={3}>
        <h2 className={layout.display3}>{question}</h2>
        <p className={layout.quiet}>{text}</p>
      </Stack>
      <a href={href}>
        <span>{action}</span>
        <Icon name="arrow" size={44} />
      </a>
    </Columns>
  );
}

export function CareersPerks({ title, items, example }: Marked<PageOf<'careers'>['perks']>) {
  return (
    <>
      <SectionHeading title={title} id={anchors.benefits} example={example} />
      <Tiles as="ul" count={3} brief>
        {items.map((perk) => (
          <Card key={perk.name} as="li">
            <h3>{perk.name}</h3>
            <p>{perk.text}</p>
          </Card>
        ))}
      </Tiles>
    </>
  );
}

export function CareersValues({ title, lede, items }: PageOf<'careers'>['values']) {
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <h2 id={anchors.values}>{title}</h2>
        <p className={layout.lede}>{lede}</p>
      </Stack>
      <Tiles as="ul" count="fit" gap={4} className={styles.stair}>
        {items.map((value) => (
          <li key={value.name}>
            <h3>{value.name}</h3>
            <p className={layout.quiet}>{value.text}</p>
          </li>
        ))}
      </Tiles>
    </Stack>
  );
}
