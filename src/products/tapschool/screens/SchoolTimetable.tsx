import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { WeekGrid } from '#components/screen/WeekGrid.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { fill, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { byDay } from '../rules/register.ts';
import type { SchoolTimetableData } from '../schemas/screens/timetable.ts';
import styles from './SchoolTimetable.module.css';

type Lesson = SchoolTimetableData['lessons'][number];

/** The week of a class, the roll-call of the current lesson, and the week of its teacher. */
export function SchoolTimetable({ data }: { data: SchoolTimetableData }) {
  const { days, slots, now, lessons, sciences, words } = data;
  const week = (
    chosen: readonly Lesson[],
    write: (lesson: Lesson) => { title: string; detail: string; shade?: 'deep' | undefined },
  ) =>
    byDay(chosen, days.length).map((today, index) => ({
      name: days[index]?.name ?? '',
      short: days[index]?.short ?? '',
      events: today.map((lesson) => ({
        slot: lesson.slot,
        hours: lesson.hours,
        now: lesson.day === now.day && lesson.slot === now.slot,
        ...write(lesson),
      })),
    }));
  const taught = lessons.filter(({ teacher }) => teacher === data.teacher);
  return (
    <ScreenWindow {...data}>
      <WeekGrid
        title={words.week}
        slots={slots}
        today={now.day - 1}
        days={week(
          lessons.filter((lesson) => lesson.class === data.class),
          ({ subject, teacher, room }) => ({
            title: subject,
            detail: `${teacher}, ${room}`,
            shade: sciences.includes(subject) ? 'deep' : undefined,
          }),
        )}
      />
      <div className={`${parts.columns} ${styles.columns}`} data-rest="">
        <RollCall call={data.call} at={slots[now.slot - 1] ?? ''} words={words} />
        <WeekGrid
          title={fill(words.teacherWeek, {
            teacher: data.teacher,
            hours: formatNumber(sumOf(taught, ({ hours }) => hours)),
          })}
          slots={slots}
          today={now.day - 1}
          compact
          days={week(taught, (lesson) => ({
            title: lesson.class,
            detail: lesson.room,
            shade: lesson.class === data.class ? 'deep' : undefined,
          }))}
        />
      </div>
    </ScreenWindow>
  );
}

interface RollCallProps {
  call: SchoolTimetableData['call'];
  /** The hour at which the lesson began. */
  at: string;
  words: SchoolTimetableData['words'];
}

/** Counts of the roll-call; late pupils count as present. */
function RollCall({ call, at, words }: RollCallProps) {
  const { enrolled, absent, late } = call;
  return (
    <div>
      <p className={parts.title}>
        {words.call} {at}
      </p>
      <dl className={`${parts.named} ${styles.counts}`}>
        <Pair label={words.present} value={enrolled - absent.length} />
        <Pair label={words.absent} value={absent.length} />
        <Pair label={words.late} value={late.length} />
      </dl>
      <ScreenRows
        rows={[
          ...absent.map(({ name, detail, informed }) => ({
            name,
            detail,
            badge: informed
              ? ({ text: words.informed, tone: 'ok' } as const)
              : ({ text: words.toInform, tone: 'warn' } as const),
          })),
          ...late.map(({ name, detail }) => ({
            name,
            detail,
            badge: { text: words.lateState, tone: 'warn' } as const,
          })),
          call.closed,
        ]}
      />
    </div>
  );
}
