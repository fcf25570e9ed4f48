import { Button } from '../../components/ui/Button.tsx';
import { Cloth } from '../../components/ui/Cloth.tsx';
import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './CareersNotice.module.css';

export interface CareersNoticeProps {
  job: PageOf<'careers'>['job'];
  perks: PageOf<'careers'>['perks'];
  applyHref: string;
}

/** A notice hung by two woven straps; the perks are the slips one tears off at the bottom. */
export function CareersNotice({ job, perks, applyHref }: CareersNoticeProps) {
  const { department, location, type } = job.facts;
  return (
    <div className={styles.root}>
      <div className={styles.straps}>
        <Cloth name="house" use="edge" />
        <Cloth name="house" use="edge" />
      </div>
      <article className={styles.sheet}>
        <p className={styles.heading}>{job.heading}</p>
        <h2 id="avis">{job.title}</h2>
        <dl className={styles.facts}>
          {[department, location, type].map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.body}>
          <div className={styles.words}>
            <p>{job.description}</p>
            <Button href={applyHref} icon="arrow">
              {job.apply}
            </Button>
          </div>
          <div>
            <h3>{job.requirements.title}</h3>
            <ol className={styles.requirements}>
              {job.requirements.items.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ol>
          </div>
        </div>
        <h3 className={styles.perksTitle}>{perks.title}</h3>
      </article>
      <ul className={styles.slips}>
        {perks.items.map((perk) => (
          <li key={perk.name}>
            <h4>{perk.name}</h4>
            <p>{perk.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
