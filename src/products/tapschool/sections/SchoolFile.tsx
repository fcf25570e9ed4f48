import { Comma } from '#components/Comma.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Card } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './SchoolFile.module.css';

type Services = PageOf<'tapschool-overview'>['services'];

export function SchoolFile({ title, lede, file, items, example }: Marked<Services>) {
  return (
    <div className={`${layout.stack} ${styles.root}`}>
      <div>
        <SectionHeading id={schoolAnchors.file} title={title} lede={lede} />
      </div>
      <div className={styles.cover} data-paper="">
        <Cloth name="tapschool" use="hem" />
        <p>
          <strong className={layout.display3}>{file.title}</strong>{' '}
          <span className={layout.note}>{file.note}</span> <ExampleMark text={example} />
        </p>
      </div>
      <ol className={styles.offices}>
        {items.map((item) => (
          <li key={item.title}>
            <Card className={styles.service}>
              <p>{item.office}</p>
              <h3>{item.title}</h3>
              <p className={layout.quiet}>{item.text}</p>
            </Card>
            <Entry {...item.entry} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ label, value, note }: Services['items'][number]['entry']) {
  return (
    <p className={styles.entry} data-paper="">
      <span className={layout.quiet}>{label}</span>{' '}
      <strong className={layout.display4}>{unbroken(value)}</strong>
      {note && (
        <span className={layout.quiet}>
          <Comma />
          {unbroken(note)}
        </span>
      )}
    </p>
  );
}
