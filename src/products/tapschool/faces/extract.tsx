import { ExtractCard } from '#components/ExtractCard.tsx';
import { sumOf } from '#lib/sum.ts';
import { getScreen } from '#queries/screens.ts';
import { printShare, toCall } from '../rules/register.ts';
import styles from './extract.module.css';

/** Who is here this morning: a bar per class, plain where a family is still to be called. */
export async function extract() {
  const { classes, words } = await getScreen('school-dashboard');
  const enrolled = sumOf(classes, (line) => line.enrolled);
  const present = enrolled - sumOf(classes, ({ absent }) => absent);
  return (
    <ExtractCard product="tapschool">
      <p className={styles.small}>{words.present}</p>
      <p className={styles.big}>{printShare(present, enrolled)}</p>
      <svg
        className={styles.bars}
        viewBox="0 0 98 40"
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        {classes.map((line, index) => {
          const height = 40 - (line.absent / line.enrolled) * 40;
          return (
            <rect
              key={line.name}
              data-call={toCall(line) > 0 || undefined}
              x={index * 11}
              y={(40 - height).toFixed(1)}
              width="9.5"
              height={height.toFixed(1)}
            />
          );
        })}
      </svg>
    </ExtractCard>
  );
}
