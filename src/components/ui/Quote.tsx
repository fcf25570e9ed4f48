import { Cloth, type ClothName } from './Cloth.tsx';
import styles from './Quote.module.css';

export interface QuoteProps {
  /** With the quotation marks of its language. */
  text: string;
  author: string;
  role: string;
  company: string;
  cloth: ClothName;
}

export function Quote({ text, author, role, company, cloth }: QuoteProps) {
  return (
    <figure className={styles.root}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <Cloth name={cloth} use="swatch" />
        <span>
          <strong>{author}</strong>
          <span>
            {role}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
