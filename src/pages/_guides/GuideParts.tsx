import { FileLink } from '#components/FileLink.tsx';
import { ProseTable } from '#components/ProseTable.tsx';
import { printValue } from '#components/screen/print-value.ts';
import { PressButton } from '#components/ui/Button.tsx';
import { Cloth, type ClothName } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Panel, RuledList, Stack } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchorPrefixes, anchors } from '#i18n/addresses.ts';
import { afterColon } from '#i18n/format.ts';
import type { GuideEntry, TableTemplate } from '#queries/guides.ts';
import { routes } from '#routes.ts';
import type { GuideOf } from '#schemas/guide.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { ChoosingTable, type ChoosingTableProps } from './ChoosingTable.tsx';
import styles from './GuideArticle.module.css';
import { partId } from './SheetScore.tsx';

export interface GuideHeaderProps
  extends Pick<GuideEntry['data'], 'kind' | 'title' | 'lede' | 'example'> {
  cloth: ClothName;
  words: PageOf<'guides'>['guide'];
}

export function GuideHeader({ kind, title, lede, example, cloth, words }: GuideHeaderProps) {
  return (
    <Stack as="header" className={styles.head}>
      <Cloth name={cloth} use="hem" />
      <h1>{unbroken(title)}</h1>
      <p className={layout.lede}>{unbroken(lede)}</p>
      <p className={styles.live} data-screen-only="">
        {unbroken(example.text)}
        <br />
        <b>{unbroken(example.result)}</b>
      </p>
      <Cluster className={layout.note} data-kind={kind} data-needs-script="" data-screen-only="">
        <PressButton data-tone="strong" data-print="">
          {words.print}
        </PressButton>{' '}
        <span>{words.kept}</span>
      </Cluster>
    </Stack>
  );
}

export interface GuideLinesProps extends Omit<ChoosingTableProps, 'groups'> {
  guide: GuideEntry['data'];
}

export function GuideLines({ guide, ...table }: GuideLinesProps) {
  if (guide.kind === 'choose') {
    return <ChoosingTable {...table} groups={guide.groups} />;
  }
  if (guide.kind === 'daily') {
    return (
      <>
        <div className={styles.daily}>
          <StepList parts={guide.parts} />
        </div>
        <PinnedTable {...guide.pinned} />
      </>
    );
  }
  return (
    <>
      <StepList parts={guide.parts} />
      {guide.kind === 'leave' && <GuideTraps {...guide.traps} />}
    </>
  );
}

function StepList({ parts }: { parts: GuideOf<'start'>['parts'] }) {
  return parts.map(({ title, steps }, at) => (
    <section key={title} className={styles.part}>
      <h2 className={`${layout.display3} ${layout.underlined}`} id={partId(at)}>
        {unbroken(title)}
      </h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <label>
              <input className={styles.box} type="checkbox" />
              <span>{unbroken(step)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.done} data-of={steps.length} data-screen-only="" aria-hidden="true" />
    </section>
  ));
}

function GuideTraps({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Panel as="section" className={styles.traps} aria-labelledby={anchors.traps}>
      <h2 className={layout.display3} id={anchors.traps}>
        {unbroken(title)}
      </h2>
      <RuledList className={`${layout.headed} ${layout.apart}`}>
        {items.map((item) => (
          <li key={item}>{unbroken(item)}</li>
        ))}
      </RuledList>
    </Panel>
  );
}

type PinnedTableProps = GuideOf<'daily'>['pinned'];

/** A table to pin up: an example and, on paper, a column to fill with a pen. */
function PinnedTable({ title, caption, columns, rows, total, blank, note }: PinnedTableProps) {
  const numeric = columns.map((column) => column.numeric || undefined);
  return (
    <section className={styles.pinned} aria-labelledby={anchors.pinned}>
      <h2 className={`${layout.display3} ${layout.underlined}`} id={anchors.pinned}>
        {unbroken(title)}
      </h2>
      <ProseTable caption={caption} total={total}>
        <table>
          <thead>
            <tr>
              {columns.map(({ label }, at) => (
                <th key={label} scope="col" data-numeric={numeric[at]}>
                  {label}
                </th>
              ))}
              {blank && (
                <th scope="col" className={styles.blank}>
                  {blank}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{unbroken(name)}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]?.label} data-numeric={numeric[at + 1]}>
                    {unbroken(printValue(cell))}
                  </td>
                ))}
                {blank && <td className={styles.blank} />}
              </tr>
            ))}
          </tbody>
        </table>
      </ProseTable>
      <p>{unbroken(note)}</p>
    </section>
  );
}

export interface TemplateLinksProps {
  words: PageOf<'guides'>['tables'];
  templates: readonly TableTemplate[];
}

export function TemplateLinks({ words, templates }: TemplateLinksProps) {
  return (
    <section className={styles.tables} data-screen-only="" aria-labelledby={anchors.tables}>
      <h2 className={layout.display3} id={anchors.tables}>
        {words.title}
      </h2>
      <p className={layout.quiet}>{words.lede}</p>
      <RuledList className={layout.apart}>
        {templates.map(({ id, name, href }) => (
          <Cluster as="li" key={id} gap={5}>
            <FileLink href={href} label={`${name} (CSV)`} />{' '}
            <a className={layout.action} href={`${routes.guides}#${anchorPrefixes.table}-${id}`}>
              {words.columns[1]}
              <span className="visually-hidden">{afterColon(name)}</span>
            </a>
          </Cluster>
        ))}
      </RuledList>
    </section>
  );
}
