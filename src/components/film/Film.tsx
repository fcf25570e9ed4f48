import { Fragment } from 'react';
import { unbroken } from '#components/ui/unbroken.ts';
import { durationParts, formatDuration } from '#i18n/figures.ts';
import { fill, labelled } from '#i18n/format.ts';
import type { ProductId } from '#products/registry.ts';
import { type Film as FilmData, type FilmWords, rowsOf } from '#schemas/film.ts';
import { ExampleMark } from '../ui/ExampleMark.tsx';
import layout from '../ui/layout.module.css';
import { ClothLength } from './ClothLength.tsx';
import styles from './Film.module.css';
import { FilmRow } from './FilmRow.tsx';
import { FILM_SPEED } from './film-css.ts';

export interface FilmProps {
  product: ProductId;
  film: FilmData;
  words: FilmWords;
  example: string | undefined;
}

/**
 * A film without video and without script: the rows of a screen appear at their times (`film-css.ts`)
 * while a cloth is woven, one thread a second. Radio buttons choose the chapter. Where nothing may
 * move, or `:has()` is not known, the whole screen is still.
 */
export function Film({ product, film, words, example }: FilmProps) {
  const { figure, title, head, chapters } = film;
  const { number, unit } = durationParts(figure);
  const time = formatDuration({ ...figure, short: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lend its parts to another grid
    <div
      className={styles.film}
      data-film=""
      role="group"
      aria-label={labelled(title, `${number} ${unit}`)}
    >
      <div className={styles.loom} data-seconds="">
        <p className={styles.count}>
          <b>{number}</b>
          <span aria-hidden="true">
            {figure.unit === 'minute' && <i />}
            <i />
            <i />
          </span>{' '}
          <small>{unit}</small>{' '}
          <small aria-hidden="true">{fill(words.of, { time, speed: `${FILM_SPEED}` })}</small>
        </p>
        <ClothLength cloth={product} />
      </div>
      <div className={styles.screen} data-paper="">
        <p className={layout.split}>
          <strong>{head}</strong> <span aria-hidden="true">{title}</span>
        </p>
        <ol>
          {rowsOf(film).map((row) => (
            <li key={row.name} data-look={row.look} data-auto={row.auto || undefined}>
              <div>
                <FilmRow {...row} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.controls}>
        <label>
          <input type="checkbox" />
          <span>{words.pause}</span>
        </label>
        {/* Under « Pause » until the film ends; of the two, the unchosen one lies on top. */}
        {[1, 2].map((at) => (
          <Fragment key={at}>
            {' '}
            <label>
              <input type="radio" name="film" value={chapters.length + at} />
              <span>{words.again}</span>
            </label>
          </Fragment>
        ))}
      </div>
      <div className={styles.chapters}>
        {chapters.map(({ label }, index) => (
          <Fragment key={label}>
            {' '}
            <label>
              <input type="radio" name="film" value={index + 1} />
              <span>{unbroken(label)}</span>
            </label>
          </Fragment>
        ))}
      </div>
      <div className={styles.mark}>
        <ExampleMark text={example} />
      </div>
    </div>
  );
}
