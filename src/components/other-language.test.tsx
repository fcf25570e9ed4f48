// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { contentOf } from '../../tools/content.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { ProductBar } from './ProductBar.tsx';

// Any language does: the site itself has one so far.
const other = 'xx' as Locale;

function drawn(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body;
}

/** The language of the words of an element, where one is said. */
const langOf = (body: HTMLElement, text: string) =>
  [...body.querySelectorAll('*')]
    .find((element) => element.textContent === text && element.children.length === 0)
    ?.closest('[lang]')
    ?.getAttribute('lang');

test('the end of a page says the language of its words, the title that of the product', () => {
  const body = drawn(
    renderToStaticMarkup(
      <ClosingCall
        lang={other}
        titleLang={undefined}
        title="Titre"
        lede="Phrase"
        trial="Essai"
        trials={[]}
        whatsapp={{ label: 'WhatsApp', href: '/w' }}
        email={{ label: 'Courriel', href: '/e' }}
        cloth="house"
        loud={false}
      />,
    ),
  );
  expect(['Phrase', 'WhatsApp', 'Courriel'].map((text) => langOf(body, text))).toEqual([
    other,
    other,
    other,
  ]);
  expect(langOf(body, 'Titre')).toBeUndefined();
});

test('the bar of a product says the language of its words', () => {
  const navigation = contentOf('navigation');
  const bar = (lang?: Locale) =>
    drawn(
      renderToStaticMarkup(
        <ProductBar
          product="tappos"
          name="TapPOS"
          hrefs={{ login: '/l', trial: '/t' }}
          navigation={{ ...navigation, lang }}
        />,
      ),
    ).querySelector('nav');
  expect(bar(other)?.lang).toBe(other);
  expect(bar()?.hasAttribute('lang')).toBe(false);
});
