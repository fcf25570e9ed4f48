import styles from './ExampleMark.module.css';

/** The mark on everything that is an example, with that word; nothing where the data is real. */
export function ExampleMark({ text }: { text: string | undefined }) {
  return text ? (
    <small className={styles.root} data-example="">
      {text}
    </small>
  ) : null;
}
