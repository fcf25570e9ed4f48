import { formatSize } from '#i18n/format.ts';
import { brandGuide } from '#print/brand-guide/brand-guide.ts';
import { pressFiles } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { type Fact, printFacts } from './press-facts.ts';
import { imagesZip } from './press-images.ts';
import { logosZip } from './press-logos.ts';

export async function getPressFiles(
  { groups }: PageOf<'press'>['kit'],
  facts: readonly Fact[],
  siteName: string,
) {
  const fileOf = (group: keyof typeof pressFiles, bytes: number) => ({
    group,
    ...groups[group],
    href: pressFiles[group],
    size: formatSize(bytes),
  });
  return [
    fileOf('logo', (await logosZip(siteName)).length),
    fileOf('images', (await imagesZip()).length),
    fileOf('guide', (await brandGuide()).length),
    fileOf('facts', Buffer.byteLength(printFacts(facts))),
  ];
}

export type PressFile = Awaited<ReturnType<typeof getPressFiles>>[number];
