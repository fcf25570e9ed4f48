import './print.css';
import type { ReactNode } from 'react';
import type { ClothName } from './Cloth.tsx';
import layout from './layout.module.css';
import { Cluster, Columns, Stack } from './layout.tsx';
import styles from './PageHeader.module.css';
import { PageTitle } from './PageTitle.tsx';
import { unbroken } from './unbroken.ts';

export interface PageHeaderProps {
  eyebrow: string;
  title: string;
  lede?: string | undefined;
  cloth?: ClothName;
  children?: ReactNode;
  aside?: ReactNode;
  /** Whether the lede is there, and what is under it. */
  beside?: boolean;
}

export function PageHeader(props: PageHeaderProps) {
  const { eyebrow, title, lede, cloth = 'company', children, beside } = props;
  const head = { as: 'header', gap: 6, className: `${layout.wrap} ${styles.root}` } as const;
  const told = (
    <>
      {lede && <p className={`${layout.lede} ${styles.lede}`}>{unbroken(lede)}</p>}
      {children && <Cluster className={layout.apart}>{children}</Cluster>}
    </>
  );
  const aside = beside ? told : props.aside;
  const words = (
    <div className={styles.words}>
      <PageTitle line={eyebrow} title={title} cloth={cloth} />
      {!beside && told}
    </div>
  );
  if (!aside) return <Stack {...head}>{words}</Stack>;
  return (
    <Columns split="wideFirst" {...head}>
      {words}
      <div>{aside}</div>
    </Columns>
  );
}
