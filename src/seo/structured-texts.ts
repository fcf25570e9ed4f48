import type { BlogPosting, DefinedTermSet, FAQPage, HowTo } from 'schema-dts';
import { sharedPicture } from '#lib/pictures.ts';
import { isoDay } from '#lib/time.ts';
import { postPath, routes, shareImagePath } from '#routes.ts';
import type { FaqItem } from '#schemas/faq.ts';
import type { GuideOf } from '#schemas/guide.ts';
import type { PageOf } from '#schemas/pages/index.ts';
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

export function faqPage(items: readonly Pick<FaqItem, 'question' | 'answer'>[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function definedTerms(
  site: Company,
  name: string,
  groups: PageOf<'glossary'>['groups'],
): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    name,
    url: absolute(site, routes.glossary),
    inLanguage: 'fr',
    hasDefinedTerm: groups.flatMap(({ terms }) =>
      terms.map(({ id, term, meaning }) => ({
        '@type': 'DefinedTerm',
        name: term,
        description: meaning,
        url: absolute(site, `${routes.glossary}#${id}`),
      })),
    ),
  };
}

export function howTo({
  title,
  lede,
  parts,
}: Pick<GuideOf<'start'>, 'title' | 'lede' | 'parts'>): HowTo {
  return {
    '@type': 'HowTo',
    name: title,
    description: lede,
    inLanguage: 'fr',
    step: parts.map((part) => ({
      '@type': 'HowToSection',
      name: part.title,
      itemListElement: part.steps.map((text) => ({ '@type': 'HowToStep', text })),
    })),
  };
}
