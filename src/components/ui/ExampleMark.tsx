import styles from './ExampleMark.module.css';

export interface ExampleMarkProps {
  /** The word that says that this is an example; none where the data is real. */
  text: string | undefined;
}

/** Tacked beside what is an example, as a tailor bastes what is not sewn yet. */
export function ExampleMark({ text }: ExampleMarkProps) {
  return text ? (
    <small className={styles.root} data-example="">
      {text}
    </small>
  ) : null;
}
