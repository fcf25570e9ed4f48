import { Cloth } from '#components/ui/Cloth.tsx';
import { anchors } from '#i18n/addresses.ts';
import styles from './GuideSheet.module.css';

/** Common mistakes when changing software. */
export function GuideTraps({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles.traps} aria-labelledby={anchors.traps}>
      <Cloth name="house" use="edge" />
      <div>
        <h2 id={anchors.traps}>{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
