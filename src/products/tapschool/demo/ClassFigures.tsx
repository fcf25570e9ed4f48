import layout from '#components/ui/layout.module.css';
import { SpokenTexts } from '#components/ui/SpokenTexts.tsx';
import { printAverage, printMark } from '../rules/marks.ts';
import { ClassDots } from './ClassDots.tsx';
import styles from './ClassFigures.module.css';
import type { ReportPartProps } from './report.ts';
import { summarize } from './report-text.ts';

export function ClassFigures({ card, report, result }: ReportPartProps) {
  const { words, mentions, conductFloor } = card;
  const { average, mention, others, class: figures } = result;
  return (
    <div>
      <h3 className={layout.display4}>{words.class}</h3>
      <ClassDots average={average} others={others} mean={figures.mean} />
      <p className={layout.quiet}>{words.dots}</p>
      <ul className={styles.lines}>
        {(['mean', 'highest', 'lowest'] as const).map((name) => (
          <li key={name} className={layout.split}>
            <span>{words[name]}</span> <b>{printAverage(figures[name])}</b>
          </li>
        ))}
      </ul>
      <h3 className={layout.display4}>{words.scale}</h3>
      <ul className={styles.lines}>
        {mentions.map(({ label, from }) => (
          <li
            key={label}
            className={layout.split}
            aria-current={label === mention.label || undefined}
          >
            <span>{label}</span> <b>{printMark(from)}</b>
          </li>
        ))}
      </ul>
      <p className={layout.quiet}>{words.floor.replace('#', printMark(conductFloor))}</p>
      <SpokenTexts texts={report.touched ? summarize(report, result, words) : []} />
    </div>
  );
}
