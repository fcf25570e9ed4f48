import { readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { contentPath } from '#i18n/content-path.ts';
import { NOT_PLAIN, photoFault } from './photo.ts';

const MOST = 20_000;
const ROOT = /<svg\b[^>]*>/;

/** Only the drawing: its size is that of the place where it is shown. */
export const readLogo = (file: string): string =>
  readFileSync(contentPath(`photos/${file}`), 'utf8')
    .replace(/^.*?(?=<svg\b)/s, '')
    .replace(ROOT, (root) => root.replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''))
    .trim();

const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\w+);).{0,20}/;
const PREFIX = /(?:<\/?|\s(?=[\w-]+:[\w-]+\s*=))(?!xml(?:ns)?:)([a-z_][\w-]*):/gi;

/** What the drawing library would not read: its own errors name no file. */
function misreadIn(svg: string): string | undefined {
  const read = XMLValidator.validate(svg);
  if (read !== true) {
    const { line, col } = read.err;
    return svg.split('\n')[line - 1]?.slice(Math.max(0, col - 12), col + 12);
  }
  const unbound = [...svg.matchAll(PREFIX)].find(([, name]) => !svg.includes(`xmlns:${name}=`));
  return unbound?.[0].trim() ?? ENTITY.exec(svg)?.[0];
}

/** Why a file cannot be the company's own sign. */
export function logoFault(file: string): string | undefined {
  const fault = file.endsWith('.svg')
    ? photoFault(file)
    : 'est un fichier .svg, par exemple logo.svg';
  if (fault) return fault;
  const logo = readLogo(file);
  const [, width = 0, height = 0] =
    /\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/
      .exec(ROOT.exec(logo)?.[0] ?? '')
      ?.map(Number) ?? [];
  if (logo.length > MOST) return `${file} dépasse ${MOST / 1000} ko : simplifiez le dessin`;
  if (!(width > 0 && height > 0))
    return `${file} n’a pas de viewBox, par exemple viewBox="0 0 64 64"`;
  if (Math.max(width / height, height / width) > 2)
    return `${file} est trop allongé : le signe seul, dans un carré, sans le nom`;
  if (NOT_PLAIN.test(logo)) return `${file} contient un script, ou demande un autre fichier`;
  if (/<(?:text|image)\b/.test(logo)) return `${file} contient du texte ou une photo : en tracés`;
  const misread = misreadIn(logo);
  if (misread !== undefined)
    return `${file} n’est pas un dessin SVG lisible, près de « ${misread} » : exportez-le de nouveau`;
  return undefined;
}
