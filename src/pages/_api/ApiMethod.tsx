import styles from './ApiMethod.module.css';

export interface ApiMethodProps {
  method: 'GET' | 'POST';
}

/** GET reads: an outline. POST writes: filled. */
export function ApiMethod({ method }: ApiMethodProps) {
  return (
    <code className={styles.root} data-method={method}>
      {method}
    </code>
  );
}
