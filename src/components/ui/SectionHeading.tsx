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
}

export function SectionHeading({ title, lede, example, id }: SectionHeadingProps) {
  return (
    <Stack gap={3} className={styles.root}>
      <h2 id={id}>{unbroken(title)}</h2>
      {lede && <p className={layout.lede}>{unbroken(lede)}</p>}
      <ExampleMark text={example} />
    </Stack>
  );
}
