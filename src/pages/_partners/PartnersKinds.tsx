import { Button } from '#components/ui/Button.tsx';
import text from '#components/ui/layout.module.css';
import { RuledList } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Partners.module.css';

type Kinds = PageOf<'partners'>['kinds'];

export type PartnersKindsProps = Kinds & { contactHref: string };

/** The two kinds of partners, as strips of cloth sewn edge to edge. */
export function PartnersKinds({ title, distribution, sector, contactHref }: PartnersKindsProps) {
  return (
    <>
      <h2 id={anchors.partnerKinds} className="visually-hidden">
        {title}
      </h2>
      <div className={styles.root}>
        <Strip kind={distribution} place="distribution" href={contactHref} />
        <div className={styles.seam} aria-hidden="true" />
        <Strip kind={sector} place="sector" href={contactHref} />
      </div>
    </>
  );
}

interface StripProps {
  kind: Kinds['distribution'];
  place: 'distribution' | 'sector';
  href: string;
}

function Strip({ kind, place, href }: StripProps) {
  return (
    <article className={styles.strip} data-place={place} aria-label={kind.name}>
      <h3>{kind.name}</h3>
      <p className={text.display4}>{kind.pitch}</p>
      <p>{kind.text}</p>
      <div className={styles.who}>
        <h4>{kind.who.title}</h4>
        <RuledList>
          {kind.who.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </RuledList>
      </div>
      <Button href={href} tone="inverse" icon="arrow">
        {kind.action}
      </Button>
    </article>
  );
}
