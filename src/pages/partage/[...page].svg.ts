import type { APIRoute, GetStaticPaths } from 'astro';
import { productIds } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { getPosts } from '#queries/posts.ts';
import { postPath, productPath, screensPath } from '#routes.ts';
import { qrSvg } from '#share/qr.ts';
import { site } from '#site.config.ts';

/** The QR code of every page that can be shared. */
export const getStaticPaths = (async () => {
  const ofProducts = productIds.flatMap((product) => [
    screensPath(product),
    ...productSections.map((section) => productPath(product, section)),
  ]);
  const posts = (await getPosts()).map(({ id }) => postPath(id));
  return [...ofProducts, ...posts].map((path) => ({
    params: { page: path.slice(1) },
    props: { path },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = ({ props }) =>
  new Response(qrSvg(new URL(props.path, site.origin).href), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
