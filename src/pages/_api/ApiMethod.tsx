import styles from './ApiMethod.module.css';

/** The method's label: outlined for GET, filled for POST. */
export function ApiMethod({ method }: { method: 'GET' | 'POST' }) {
  return (
    <code className={styles.root} data-method={method}>
      {method}
    </code>
  );
}
