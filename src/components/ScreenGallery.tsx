import { unbroken } from '#components/ui/unbroken.ts';
import { fill, formatTime } from '#i18n/format.ts';
import type { ProductId } from '#products/registry.ts';
import type { Explorer } from '#schemas/explorer.ts';
import type { ScreenData } from '#schemas/screens.ts';
import { OpeningTrial, type OpeningTrialProps } from './OpeningTrial.tsx';
import { ScreenCards } from './ScreenCards.tsx';
import styles from './ScreenGallery.module.css';
import { Screen } from './screen/Screen.tsx';
import button from './ui/Button.module.css';
import { Cloth } from './ui/Cloth.tsx';
import layout from './ui/layout.module.css';
import { Cluster } from './ui/layout.tsx';
import { PageTitle } from './ui/PageTitle.tsx';
import { Section } from './ui/Section.tsx';

export interface ScreenGalleryProps {
  product: ProductId;
  explorer: Explorer;
  /** The drawn screen of every tab, by its id. */
  screens: Readonly<Record<string, ScreenData>>;
}

const dayOf = ({ tabs }: Explorer) => tabs.toSorted((a, b) => (a.at < b.at ? -1 : 1));

type ScreensOpeningProps = Omit<ScreenGalleryProps, 'screens'> & { trial: OpeningTrialProps };

export function ScreensOpening({ product, explorer, trial }: ScreensOpeningProps) {
  const { eyebrow, title } = explorer.gallery;
  return (
    <Section space="tight">
      <Cluster className={styles.opening}>
        <PageTitle line={eyebrow} title={title} cloth={product} />
        <OpeningTrial {...trial} />
        <ScreenClock explorer={explorer} />
      </Cluster>
    </Section>
  );
}

/** What is done at the visitor's hour: `enhance/day-hours.ts` shows one of the sentences. */
function ScreenClock({ explorer }: Pick<ScreenGalleryProps, 'explorer'>) {
  const { rest, opens, closes, before, after } = explorer.gallery.day;
  const hours = { opens: formatTime(opens) };
  const said = [
    { from: '00:00', now: fill(before, hours), id: undefined },
    ...dayOf(explorer).map(({ id, at, now }, index) => ({ from: index ? at : opens, now, id })),
    { from: closes, now: fill(after, hours), id: undefined },
  ];
  return (
    <div className={styles.clock} data-clock="">
      <p data-told="">{rest}</p>
      {said.map(({ from, now, id }) => (
        <p key={from} data-from={from} data-opens={id}>
          {now}
        </p>
      ))}
    </div>
  );
}

/**
 * All screens of a product, by the hour of one day: a row that is swiped, under a strip of its hours
 * that stays. The ids are those of the tabs. On a phone a long screen opens on its first rows.
 */
export function ScreenGallery({ product, explorer, screens }: ScreenGalleryProps) {
  const day = dayOf(explorer);
  const links = day.map(({ id, at, label }) => (
    <a key={id} href={`#${id}`}>
      <b>{formatTime(at)}</b> <span>{label}</span>
    </a>
  ));
  return (
    <>
      <nav className={styles.strip} aria-label={explorer.label} data-strip="">
        <ol className={layout.wrap}>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ol>
        <Cloth name={product} use="hem" />
      </nav>
      <div className={styles.row} data-hours="" data-fills-margins="">
        {day.map(({ id, at, label, cards, gain }, index) => (
          <section key={id} id={id}>
            <div className={styles.head}>
              <b>{formatTime(at)}</b>
              <h2>{label}</h2>
              <p>{unbroken(gain)}</p>
            </div>
            <div className={styles.screen} data-screen={id}>
              <div data-screen-ends={index === 0 ? '' : undefined}>
                {screens[id] && <Screen {...screens[id]} markBelow />}
              </div>
              <ScreenCards cards={cards} />
            </div>
            <label
              className={`${layout.action} ${button.root} ${styles.whole}`}
              data-tone="outline"
            >
              <input type="checkbox" />
              {explorer.gallery.whole}
              <span className="visually-hidden">{` ${label}`}</span>
            </label>
            {links[index + 1] && (
              <p className={styles.next} data-screen-only="">
                {links[index + 1]}
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
