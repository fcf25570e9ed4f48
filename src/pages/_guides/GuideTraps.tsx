import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './GuideTraps.module.css';

export interface GuideTrapsProps {
  title: string;
  items: readonly string[];
}

/** Common mistakes when changing software. */
export function GuideTraps({ title, items }: GuideTrapsProps) {
  return (
    <section className={styles.root} aria-labelledby="echec">
      <Cloth name="house" use="edge" />
      <div>
        <h2 id="echec">{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
