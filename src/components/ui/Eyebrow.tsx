import { Cloth, type ClothName } from './Cloth.tsx';
import styles from './Eyebrow.module.css';

export function Eyebrow({ text, cloth }: { text: string; cloth: ClothName }) {
  return (
    <p className={styles.root}>
      <Cloth name={cloth} use="swatch" />
      {text}
    </p>
  );
}
