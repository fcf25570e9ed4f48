import styles from './ClosingCall.module.css';
import { Button } from './ui/Button.tsx';
import { Cloth, type ClothName } from './ui/Cloth.tsx';

export interface ClosingCallProps {
  title: string;
  lede: string;
  whatsapp: { label: string; href: string };
  email: { label: string; href: string };
  cloth: ClothName;
}

/** The last thing a page says: talk to us. */
export function ClosingCall({ title, lede, whatsapp, email, cloth }: ClosingCallProps) {
  return (
    <section className={styles.root} aria-labelledby="parlons">
      <Cloth name={cloth} use="band" />
      <div className={styles.column}>
        <div>
          <h2 id="parlons">{title}</h2>
          <p>{lede}</p>
        </div>
        <div className={styles.actions}>
          <Button href={whatsapp.href} icon="arrow" wide>
            {whatsapp.label}
          </Button>
          <Button href={email.href} tone="inverse" icon="arrow" wide>
            {email.label}
          </Button>
        </div>
      </div>
    </section>
  );
}
