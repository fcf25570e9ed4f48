import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
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
    <main className={styles.root}>
      <Cloth name="house" use="band" />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{body}</p>
        <Button href={href} tone="strong" icon="arrow">
          {action}
        </Button>
      </div>
    </main>
  );
}
