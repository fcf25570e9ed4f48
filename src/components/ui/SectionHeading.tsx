import { ExampleMark } from './ExampleMark.tsx';
import layout from './layout.module.css';
import { Stack } from './layout.tsx';
import styles from './SectionHeading.module.css';
import { unbroken } from './unbroken.ts';

export interface SectionHeadingProps {
  title: string;
  lede?: string | undefined;
  example?: string | undefined;
  id?: string;
  level?: 2 | 3;
}

export function SectionHeading({ title, lede, example, id, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Stack gap={3} className={styles.root}>
      <Heading id={id}>{unbroken(title)}</Heading>
      {lede && <p className={layout.lede}>{unbroken(lede)}</p>}
      <ExampleMark text={example} />
    </Stack>
  );
}
