import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  title: string;
  /** One or two sentences under the title. */
  lede?: string | undefined;
  id?: string;
  level?: 2 | 3;
}

export function SectionHeading({ title, lede, id, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.root}>
      <Heading id={id}>{title}</Heading>
      {lede && <p className={styles.lede}>{lede}</p>}
    </div>
  );
}
