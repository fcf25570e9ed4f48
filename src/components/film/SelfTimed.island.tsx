import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDuration } from '#i18n/figures.ts';
import { type Duration, secondsOf } from '#lib/figures.ts';
import type { ProductId } from '#products/registry.ts';
import type { FilmWords } from '#schemas/film.ts';
import { ClothLength } from './ClothLength.tsx';
import styles from './Film.module.css';
import live from './SelfTimed.module.css';

export interface SelfTimedProps {
  product: ProductId;
  figure: Duration;
  words: Pick<FilmWords, 'own' | 'touch' | 'you' | 'announced' | 'send' | 'restart' | 'leave'>;
  /** A link that sends the visitor's time; `TIME` is in its place. */
  send: string;
}

export const TIME = 'TIME';

const TICK_MS = 200;
/** What React may set, and TypeScript does not know: a custom property. */
const share = (part: number) => ({ '--share': Math.min(1, part) }) as object;
const now = () => performance.now();

const filmNear = (part: Element | null) =>
  part?.closest('header')?.querySelector<HTMLElement>('[data-film]');

/** The row that is touched next: the rows that only the software does appear by themselves. */
function nextByHand(rows: readonly HTMLElement[], after: number): number {
  const at = rows.findIndex(({ dataset }, index) => index > after && !dataset.auto);
  return at < 0 ? rows.length : at;
}

/** What a row of the film shows, as the page has it: a browser may have translated it. */
function Copy({ of }: { of: HTMLElement }) {
  const fill = (place: HTMLElement | null) => {
    if (!place || place.firstChild) return;
    place.append(...(of.firstElementChild?.cloneNode(true).childNodes ?? []));
  };
  return <span className={live.copy} ref={fill} />;
}

/** The visitor does what the film shows, in as many touches, timed from first to last. */
export function SelfTimed({ product, figure, words, send }: SelfTimedProps) {
  const [rows, setRows] = useState<readonly HTMLElement[]>([]);
  /** The row to touch; undefined while the film shows. */
  const [next, setNext] = useState<number>();
  const [passed, setPassed] = useState(0);
  const began = useRef<number>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const done = next === rows.length;
  const running = Boolean(next) && !done;

  // The film makes room, and the keyboard goes to what is touched next.
  useEffect(() => {
    const film = filmNear(root.current);
    if (film) film.hidden = next !== undefined;
    const touched = root.current?.querySelector<HTMLElement>('[data-next]');
    touched?.focus({ preventScroll: true });
    // What they touch is in sight and, where there is room, the visitor's time above it.
    root.current?.querySelector('[data-time]')?.scrollIntoView({ block: 'nearest' });
    touched?.scrollIntoView({ block: 'nearest' });
  }, [next]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPassed(now() - (began.current ?? now())), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);

  const start = () => {
    const shown = [...(filmNear(root.current)?.querySelectorAll('li') ?? [])];
    began.current = undefined;
    setRows(shown);
    setPassed(0);
    setNext(nextByHand(shown, -1));
  };
  const touch = (row: number) => {
    began.current ??= now();
    setPassed(now() - began.current);
    setNext(nextByHand(rows, row));
  };

  if (next === undefined)
    return (
      <div ref={root} className={styles.own}>
        {/* After the visitor's own run, the keyboard is given back. */}
        <button
          type="button"
          data-needs-script=""
          data-next={rows.length > 0 || undefined}
          onClick={start}
        >
          {words.own}
        </button>
      </div>
    );
  const announced = secondsOf(figure);
  const seconds = Math.max(done ? 1 : 0, Math.round(passed / 1000));
  const time = formatTime(seconds);
  // Slower than announced, no comment is shown.
  const told = done && seconds <= announced;
  return (
    <div ref={root} className={live.root}>
      <p className="visually-hidden" role="status">
        {next === 0 && words.touch}
        {told && `${words.you} : ${time}`}
      </p>
      <div className={live.result} data-time="">
        {(!done || told) && (
          <Length time={time} said={next === 0 ? words.touch : words.you}>
            <div style={share(seconds / announced)}>
              <ClothLength cloth="company" own />
            </div>
          </Length>
        )}
        {told && (
          <Length time={formatDuration({ ...figure, short: true })} said={words.announced}>
            <ClothLength cloth={product} />
          </Length>
        )}
      </div>
      <div className={styles.screen} data-paper="">
        <ol>
          {rows.map((row, at) => (
            <li
              key={row.textContent}
              data-look={row.dataset.look}
              data-later={at >= next || undefined}
            >
              {at === next ? (
                <button type="button" data-next="" onClick={() => touch(at)}>
                  <Copy of={row} />
                </button>
              ) : (
                <div>
                  <Copy of={row} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className={live.actions}>
        {told && <a href={send.replace(TIME, encodeURIComponent(time))}>{words.send}</a>}
        {done && (
          <button type="button" data-next="" onClick={start}>
            {words.restart}
          </button>
        )}
        {(!done || told) && (
          <button type="button" onClick={() => setNext(undefined)}>
            {words.leave}
          </button>
        )}
      </div>
    </div>
  );
}

function Length({ time, said, children }: { time: string; said: string; children: ReactNode }) {
  return (
    <div className={live.length}>
      <p>
        <b>{time}</b> <small>{said}</small>
      </p>
      {children}
    </div>
  );
}

/** « 19 s », « 1 min 5 s ». */
function formatTime(seconds: number): string {
  const part = (duration: number, unit: 'minute' | 'second') =>
    formatDuration({ duration, unit, short: true });
  const minutes = Math.floor(seconds / 60);
  const rest = part(seconds % 60, 'second');
  return minutes > 0 ? `${part(minutes, 'minute')} ${rest}` : rest;
}
