import { FileLink } from '#components/FileLink.tsx';
import { DataTable } from '#components/ui/DataTable.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchorPrefixes, anchors } from '#i18n/addresses.ts';
import type { TableTemplate } from '#queries/guides.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './TableList.module.css';

export interface TableListProps {
  words: PageOf<'guides'>['tables'];
  templates: readonly TableTemplate[];
}

export function TableList({ words, templates }: TableListProps) {
  return (
    <>
      <SectionHeading id={anchors.tables} title={words.title} lede={words.lede} />
      {templates.map(({ id, name, text: about, href, columns }) => (
        <div key={id} className={styles.table} id={`${anchorPrefixes.table}-${id}`}>
          <details>
            <summary>
              <Icon name="chevron" />
              <span>
                <b className={layout.display4}>{name}</b>{' '}
                <span className={layout.quiet}>{about}</span>
              </span>
            </summary>
            <DataTable
              caption={name}
              columns={words.columns.map((label) => ({ label }))}
              rows={columns.map((column) => [column.name, column.rule, column.example])}
            />
          </details>
          <FileLink href={href} label={`${words.download} (CSV)`} of={name} />
        </div>
      ))}
    </>
  );
}
