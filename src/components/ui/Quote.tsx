import { Cloth, type ClothName } from './Cloth.tsx';
import { ExampleMark } from './ExampleMark.tsx';
import styles from './Quote.module.css';

export interface QuoteProps {
  /** With the quotation marks of its language. */
  text: string;
  author: string;
  role: string;
  company: string;
  cloth: ClothName;
  /** The word that says that nobody said it, while nobody did. */
  example?: string | undefined;
}

export function Quote({ text, author, role, company, cloth, example }: QuoteProps) {
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
          <ExampleMark text={example} />
        </span>
      </figcaption>
    </figure>
  );
}
