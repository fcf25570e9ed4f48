import { Comma } from '#components/Comma.tsx';
import { JumpLinks } from '#components/JumpLinks.tsx';
import { Screen } from '#components/screen/Screen.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { ScreenData } from '#schemas/screens.ts';
import styles from './SchoolNotebook.module.css';

export interface SchoolNotebookProps {
  contents: string;
  groups: PageOf<'tapschool-features'>['groups'];
  /** The drawn screen of the chapter that asks for it. */
  timetable: ScreenData;
}

export function SchoolNotebook({ contents, groups, timetable }: SchoolNotebookProps) {
  return (
    <div className={styles.book}>
      <nav className={styles.contents} aria-label={contents} data-fills-margins="">
        <JumpLinks
          links={groups.map(({ id, short }) => ({ label: short, href: `#${id}` }))}
          whole
        />
      </nav>
      <div className={styles.root}>
        <Cloth name="tapschool" use="hem" />
        {groups.map((group, index) => (
          <section
            key={group.id}
            className={styles.chapter}
            aria-labelledby={group.id}
            data-screen-ends={index === 0 ? '' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2 id={group.id}>{group.title}</h2>
            <p className={layout.quiet}>{group.text}</p>
            {group.proof && (
              <p className={styles.proof}>
                <span>{group.proof.label}</span>
                <Comma />
                <strong className={layout.display4}>{unbroken(group.proof.value)}</strong>{' '}
                <span>{unbroken(group.proof.note)}</span>
              </p>
            )}
            <ul className={styles.lines}>
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {group.screen === 'timetable' && (
              <div className={`${layout.shot} ${styles.screen}`}>
                <Screen {...timetable} />
              </div>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
