import { existsSync, lstatSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { access, constants, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Refusal } from '#lib/refusal.ts';
import { checkSite } from '../server/check-site.ts';
import { COMING, fillFolder } from '../tools/fill-folder.ts';

/** Where a build writes: beside `dist/`. */
export const outDir = './.astro/build';

const at = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url));
const remove = (folder: string) => rm(at(folder), { recursive: true, force: true });

let lock: DatabaseSync | undefined;
/** Locks a file, which the system releases however this process ends. */
function takeTurn(): void {
  mkdirSync(at('.astro'), { recursive: true });
  lock = new DatabaseSync(at('.astro/lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    throw new Refusal(
      'Une construction de ce dossier est déjà en cours : attendez qu’elle finisse.',
    );
  }
}

/**
 * The memory that a build uses; with the editor, or a thousand articles; and the disk space for its
 * files and their sources.
 */
const [MEMORY, MOST, DISK] = [1.5e9, 2e9, 1e9];

const giga = (bytes: number) => (bytes / 1e9).toFixed(1).replace('.', ',');

/** Reported first: a machine that is too small stops the build without a message. */
function needs(): string | undefined {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const { bavail, bsize } = statfsSync(at('.'));
  if (memory >= MEMORY && bavail * bsize >= DISK) return undefined;
  return `il faut 1,5 Go de mémoire et 1 Go de disque ; ici ${giga(memory)} et ${giga(bavail * bsize)} : docs/deploy.md, « A small server »`;
}

/** `dist/` may be a link or another disk, but not a folder where something else would be lost. */
async function checkPlace(): Promise<void> {
  const sign = /[%#?]/.exec(at('.'))?.[0];
  if (sign)
    throw new Refusal(
      `${at('.')} : un dossier dont le chemin contient « ${sign} » ne se construit pas.`,
    );
  const dist = at('dist');
  if (!lstatSync(dist, { throwIfNoEntry: false })) return;
  await access(dist, constants.W_OK).catch(() => {
    throw new Refusal(`${dist} ne mène pas à un dossier où l’on peut écrire.`);
  });
  const names = readdirSync(dist).filter((name) => !/^\.|^lost\+found$/.test(name));
  if (names.length > 0 && !['index.html', COMING].some((name) => existsSync(`${dist}/${name}`)))
    throw new Refusal(`${dist} contient autre chose que le site : videz ce dossier d’abord.`);
}

/** First and last step: a build is written aside and checked; if it fails, the old site stays. */
export function buildAside(): AstroIntegration {
  return {
    name: 'build-aside',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build') return;
        const lacking = needs();
        if (lacking) logger.warn(lacking);
        await checkPlace();
        takeTurn();
        await remove(outDir);
      },
      'astro:build:done': async ({ logger }) => {
        await checkSite(at(outDir));
        await fillFolder(at(outDir), at('dist'));
        await remove(outDir);
        const used = process.resourceUsage().maxRSS * 1024;
        if (used > MOST)
          logger.warn(`${giga(used)} Go de mémoire ont servi ; docs/deploy.md dit ${giga(MOST)}`);
      },
    },
  };
}
