import type { Image, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pictureParts } from '#lib/pictures.ts';

import { photoAddress } from '#schemas/photo.ts';
import { openPhoto } from './pictures.ts';

/** Sets `![ce que l'on voit](photo.jpg)` as `Photo` does. */
export const remarkPictures = () => async (tree: Root) => {
  const images: Image[] = [];
  visit(tree, 'image', (node) => void images.push(node));
  for (const node of images) {
    const { ratio } = await openPhoto(node.url, 'whole');
    const photo = photoAddress(node.url, 'whole');
    const { sources, img } = pictureParts({ photo, frame: 'whole', alt: `${node.alt}`, ratio });
    const element = (tagName: string, properties: object) => ({
      type: 'element',
      tagName,
      properties,
      children: [],
    });
    const hChildren = [
      ...sources.map((source) => element('source', source)),
      element('img', { ...img, alt: node.alt, loading: 'lazy', decoding: 'async' }),
    ];
    // No longer an image, because Astro would look up its address itself.
    Object.assign(node as Nodes, {
      type: 'picture',
      children: [],
      data: { hName: 'picture', hChildren },
    });
  }
};
