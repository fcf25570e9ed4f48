import { EmblemShapes } from '#components/brand/Logo.tsx';
import { Portrait } from '#components/portrait/Portrait.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Card, Columns, Facts, Stack, Tiles } from '#components/ui/layout.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { Spoken } from '#components/ui/Spoken.tsx';
import { anchors } from '#i18n/addresses.ts';
import { afterColon } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import styles from './Press.module.css';
import type { Fact } from './press-facts.ts';
import type { PressFile } from './press-files.ts';

type Page = PageOf<'press'>;

export type PressHeaderProps = Page['hero'] & {
  contact: Page['contact'];
  email: string;
  href: string;
};

/** Beside the title, the e-mail address and how soon we answer: journalists need them first. */
export function PressHeader({ contact, email, href, ...hero }: PressHeaderProps) {
  return (
    <PageHeader
      {...hero}
      aside={
        <div className={`${layout.headed} ${styles.card}`}>
          <h2 className={layout.label}>{contact.title}</h2>
          <a href={href} aria-label={`${email}, ${contact.subject}`}>
            {email}
          </a>
          <p className={layout.quiet}>{contact.delay}</p>
        </div>
      }
    />
  );
}

export function PressFacts(props: { title: string; about: string; facts: readonly Fact[] }) {
  const { title, about, facts } = props;
  return (
    <Columns split="narrowFirst">
      <Stack>
        <h2 id={anchors.pressFacts}>{title}</h2>
        <p className={layout.lede}>{about}</p>
      </Stack>
      <Facts className={`${layout.ruled} ${layout.strong}`}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className={layout.quiet}>{fact.label}</dt>
            <dd className={layout.display4}>
              <Spoken printed={fact.value} spoken={fact.spoken} />
            </dd>
          </div>
        ))}
      </Facts>
    </Columns>
  );
}

type People = PageOf<'press'>['executives'];

export interface PressPeopleProps extends Pick<People, 'title' | 'lede'> {
  example?: string | undefined;
  items: readonly Marked<People['items'][number]>[];
}

export function PressPeople({ items, ...said }: PressPeopleProps) {
  return (
    <>
      <SectionHeading id={anchors.leaders} {...said} />
      <Tiles as="ul" count={3} className={styles.people}>
        {items.map((person) => (
          <li key={person.name}>
            <Portrait {...person} cloth="company" size="medium" />
            <h3 className={layout.display2}>{person.name}</h3>
            <p>
              <strong>{person.role}</strong>
            </p>
            <p className={layout.quiet}>{person.topics}</p>
            <ExampleMark text={person.example} />
          </li>
        ))}
      </Tiles>
    </>
  );
}

export type PressFilesProps = Pick<Page['kit'], 'title' | 'lede' | 'download'> & {
  files: readonly PressFile[];
};

const outlines: Partial<Record<PressFile['group'], string>> = {
  images: 'M8 4h56v38H8zM14 12h26m-26 8h18M8 30h56M8 36h56',
  facts: 'M20 3h32v40H20zM26 11h12m-12 7h20m-20 6h20m-20 6h20m-20 6h14',
};

function Glimpse({ group }: { group: PressFile['group'] }) {
  if (group === 'guide') return <Cloth name="company" use="panel" />;
  return (
    <svg viewBox={group === 'logo' ? '-14 -6 56 40' : '0 0 72 46'} aria-hidden="true">
      {group === 'logo' ? <EmblemShapes /> : <path d={outlines[group]} />}
    </svg>
  );
}

export function PressFiles({ title, lede, download, files }: PressFilesProps) {
  return (
    <>
      <SectionHeading title={title} id={anchors.pressFiles} />
      <Tiles as="ul" count={4} gap={4} brief className={styles.files}>
        {files.map((file) => (
          <Card key={file.href} as="li" leads data-place={file.group}>
            <div className={styles.glimpse}>
              <Glimpse group={file.group} />
            </div>
            <h3>{file.name}</h3>
            <p className={layout.note}>{file.text}</p>
            <p>
              <strong className={layout.display4}>{file.size}</strong>{' '}
              <span className={layout.note}>{file.formats}</span>
            </p>
            <a href={file.href} download>
              {download}
              <span className="visually-hidden">{afterColon(file.name)}</span>
              <Icon name="download" size={18} />
            </a>
          </Card>
        ))}
      </Tiles>
      <p className={`${layout.quiet} ${layout.apart}`}>{lede}</p>
    </>
  );
}
