import type { BlogPosting } from 'schema-dts';
import { sharedPicture } from '#lib/pictures.ts';
import { isoDay } from '#lib/time.ts';
import { postPath, shareImagePath } from '#routes.ts';
import type { Post } from '#schemas/post.ts';
import { absolute, type Company, provider } from './structured-data.ts';

export function blogPosting(
  site: Company,
  post: {
    readonly id: string;
    readonly data: Pick<
      Post,
      'title' | 'excerpt' | 'author' | 'role' | 'tags' | 'date' | 'image' | 'sample'
    >;
  },
): BlogPosting {
  const { title, excerpt, author, role, tags, date, image, sample } = post.data;
  const path = postPath(post.id);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: absolute(site, path),
    image:
      typeof image === 'string'
        ? absolute(site, shareImagePath(path))
        : {
            '@type': 'ImageObject',
            url: absolute(site, sharedPicture(image)),
            ...{ width: '1200', height: '630', caption: image.alt },
          },
    datePublished: isoDay(date),
    inLanguage: 'fr',
    keywords: tags,
    ...(!sample && { author: { '@type': 'Person', name: author, jobTitle: role } as const }),
    publisher: provider(site),
  };
}
