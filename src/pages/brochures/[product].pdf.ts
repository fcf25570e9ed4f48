import type { APIRoute } from 'astro';
import { brochurePdf } from '#print/brochure/brochure-pdf.ts';
import { type ProductId, productIds } from '#products/registry.ts';

export const getStaticPaths = () =>
  productIds.map((product) => ({ params: { product }, props: { product } }));

export const GET: APIRoute<{ product: ProductId }> = async ({ props }) =>
  new Response(await brochurePdf(props.product), {
    headers: { 'Content-Type': 'application/pdf' },
  });
