/** A drawn screen for `enhance/bring-screens.ts`; `page-styles.ts` adds the rules it needs. */
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '#components/screen/Screen.tsx';
import { getAllScreens } from '#queries/screens.ts';
import type { ScreenData } from '#schemas/screens.ts';

export async function getStaticPaths() {
  const screens = await getAllScreens();
  return screens.map(({ product, id, screen }) => ({
    params: { product, screen: id },
    props: screen,
  }));
}

export const GET: APIRoute<ScreenData> = ({ props }) =>
  Response.json(renderToStaticMarkup(createElement(Screen, props)));
