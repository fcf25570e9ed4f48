import styles from './ApiMethod.module.css';

export interface ApiMethodProps {
  method: 'GET' | 'POST';
}

/** The method's label: outlined for GET, filled for POST. */
export function ApiMethod({ method }: ApiMethodProps) {
  return (
    <code className={styles.root} data-method={method}>
      {method}
    </code>
  );
}
