import { Cloth, type ClothName } from './Cloth.tsx';
import styles from './PageTitle.module.css';
import { unbroken } from './unbroken.ts';

export interface PageTitleProps {
  /** What the page is about, in plain words; a smaller line above the title. */
  line: string;
  title: string;
  cloth?: ClothName;
  id?: string;
}

/** The h1 of a page: both lines, so that a list of headings says what the page is. */
export function PageTitle({ line, title, cloth, id }: PageTitleProps) {
  return (
    <h1 id={id}>
      <span className={styles.line}>
        {cloth && <Cloth name={cloth} use="swatch" />}
        {unbroken(line)}
        <span className="visually-hidden">. </span>
      </span>
      {unbroken(title)}
    </h1>
  );
}
