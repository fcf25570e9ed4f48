import type { APIRoute } from 'astro';
import { everyPage } from '#queries/every-page.ts';
import { qrSvg } from '#share/qr.ts';
import { site } from '#site.config.ts';

/** The QR code of every page that can be shared: those of products, and articles of the blog. */
export const getStaticPaths = async () =>
  (await everyPage())
    .filter(
      ({ kind, product }) => kind === 'post' || (kind !== 'doc' && kind !== 'guide' && product),
    )
    .map(({ path }) => ({ params: { page: path.slice(1) }, props: { path } }));

export const GET: APIRoute<{ path: string }> = ({ props }) =>
  new Response(qrSvg(new URL(props.path, site.origin).href), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
