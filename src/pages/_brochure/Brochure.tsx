import { Fragment } from 'react';
import { Logo, type LogoProps } from '#components/brand/Logo.tsx';
import { Comma } from '#components/Comma.tsx';
import { Portrait } from '#components/portrait/Portrait.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Quote } from '#components/ui/Quote.tsx';
import { Spoken } from '#components/ui/Spoken.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import { figureParts, sayFigure } from '#i18n/figures.ts';
import type { BrochureContent } from '#print/brochure/get-brochure.ts';
import styles from './Brochure.module.css';
import { BrochurePaper } from './BrochurePaper.tsx';
import { BrochurePrices } from './BrochurePrices.tsx';

/** few: the groups leave room on the page · many: they fill it */
const densityOf = (groups: number) => (groups < 4 ? 'few' : groups > 6 ? 'many' : undefined);

export function Brochure(props: BrochureContent & { logo: LogoProps }) {
  const { product, name, audience, logo, words, body, voice, plans, codes, contacts } = props;
  return (
    <article className={styles.page} data-paper="" data-groups={densityOf(body.groups.length)}>
      <header className={styles.head}>
        <div className={styles.words}>
          <div>
            <p>
              <b>{name}</b> <span>{audience}</span>
            </p>
            <Logo {...logo} />
          </div>
          <h1>{body.title}</h1>
          <p className={styles.lede}>{body.lede}</p>
          <dl className={styles.figures}>
            {body.figures.map(({ figure, label }) => {
              const { number, unit } = figureParts(figure);
              const spoken = sayFigure(figure);
              return (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Spoken printed={number} spoken={spoken} />{' '}
                    {/* What is said aloud has the unit already. */}
                    {unit && (
                      <small aria-hidden={spoken ? true : undefined}>{unbroken(unit)}</small>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
        <div className={styles.desk}>
          <Cloth name={product} use="panel" />
          <BrochurePaper {...body.paper} />
        </div>
      </header>
      <section aria-labelledby={anchors.abilities}>
        <h2 id={anchors.abilities}>{words.does}</h2>
        <div className={styles.groups}>
          {body.groups.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      {voice && (
        <div className={styles.voice}>
          <Quote
            {...voice}
            face={
              <Portrait
                portrait={voice.portrait}
                name={voice.author}
                cloth={product}
                size="medium"
              />
            }
          />
        </div>
      )}
      <section className={styles.prices} aria-labelledby={anchors.prices}>
        <h2 id={anchors.prices}>{words.prices}</h2>
        <BrochurePrices plans={plans} included={words.included} apart={body.apart} />
      </section>
      <footer className={styles.foot}>
        <div className={styles.codes}>
          {codes.map(({ name, alt, address }) => (
            <Fragment key={name}>
              <figure>
                <QrCode text={address} label={alt} />
                <figcaption>{name}</figcaption>
              </figure>{' '}
            </Fragment>
          ))}
        </div>
        <div>
          <h2>{words.contact.title}</h2>
          <p>{words.contact.scan}</p>
        </div>
        <address>
          {contacts.map(({ label, href }) => (
            <Fragment key={href}>
              <a href={href}>{label}</a>
              <Comma />
            </Fragment>
          ))}
        </address>
      </footer>
    </article>
  );
}
