import styles from './ExampleMark.module.css';

export interface ExampleMarkProps {
  /** The word « Exemple »; nothing where the data is real. */
  text: string | undefined;
}

/** The mark on everything that is an example. */
export function ExampleMark({ text }: ExampleMarkProps) {
  return text ? (
    <small className={styles.root} data-example="">
      {text}
    </small>
  ) : null;
}
