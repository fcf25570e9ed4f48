import { statSync } from 'node:fs';
import { formatSize } from '#i18n/format.ts';
import { brandGuide } from '#print/brand-guide/brand-guide.ts';
import { pressFiles } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { type Fact, printFacts } from './press-facts.ts';
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
    fileOf('screens', publicFileSize(pressFiles.screens, 'press-kit')),
    fileOf('guide', (await brandGuide()).length),
    fileOf('facts', Buffer.byteLength(printFacts(facts))),
  ];
}

export type PressFile = Awaited<ReturnType<typeof getPressFiles>>[number];

/**
 * Size in bytes of a file of `public/`, by its address.
 * @throws Error naming the missing file and the command that makes it
 */
function publicFileSize(address: string, command: string): number {
  const size = statSync(`public${address}`, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`public${address} manque : npm run ${command}`);
  return size;
}
