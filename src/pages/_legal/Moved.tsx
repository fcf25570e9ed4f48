import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import styles from './Moved.module.css';

export interface MovedProps {
  title: string;
  body: string;
  action: string;
  href: string;
}

/** Shown on hosts that cannot redirect, until the browser moves on. */
export function Moved({ title, body, action, href }: MovedProps) {
  return (
    <main>
      <Cloth name="company" use="band" />
      <Stack gap={5} className={`${layout.wrap} ${styles.words}`}>
        <h1>{title}</h1>
        <p className={layout.quiet}>{body}</p>
        <Button href={href} tone="strong" icon="arrow">
          {action}
        </Button>
      </Stack>
    </main>
  );
}
