import styles from './Api.module.css';

/** The method's label: outlined for GET, filled for POST. */
export function ApiMethod({ method }: { method: 'GET' | 'POST' }) {
  return (
    <code className={styles.method} data-method={method}>
      {method}
    </code>
  );
}
