import { Cloth, type ClothName } from '#components/ui/Cloth.tsx';
import styles from './GuideHeader.module.css';

export interface GuideHeaderProps {
  title: string;
  lede: string;
  cloth: ClothName;
  /** Label of the print button, which needs a script. */
  print: string;
}

export function GuideHeader({ title, lede, cloth, print }: GuideHeaderProps) {
  return (
    <header className={styles.root}>
      <Cloth name={cloth} use="hem" />
      <h1>{title}</h1>
      <p>{lede}</p>
      <button type="button" data-print="" data-needs-script="">
        {print}
      </button>
    </header>
  );
}
