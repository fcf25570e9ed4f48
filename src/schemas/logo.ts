import { readFileSync } from 'node:fs';
import { contentPath } from '#i18n/content-path.ts';
import { NOT_PLAIN, photoFault } from './photo.ts';

const MOST = 20_000;
const ROOT = /<svg\b[^>]*>/;

/** The drawing alone: its size is that of the place where it stands. */
export const readLogo = (file: string): string =>
  readFileSync(contentPath(`photos/${file}`), 'utf8')
    .replace(/^.*?(?=<svg\b)/s, '')
    .replace(ROOT, (root) => root.replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''))
    .trim();

const TAG = /<(\/?)([a-z][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gi;
const NAME = /\s([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** The first that the drawing library, whose errors are its own, would not read. */
function misreadIn(svg: string): string | undefined {
  const open: string[] = [];
  const misread: string[] = [];
  const spaces: readonly string[] = svg.match(/(?<=xmlns:)[\w-]+/g) ?? [];
  const rest = svg
    .replace(/<!--(?:(?!--).)*-->/gs, '')
    .replace(TAG, (tag, end, name, said, empty) => {
      const names = [...said.matchAll(NAME)].map(([, one = '']) => one);
      const unknown = names.some(
        (one) => /^(?!xml(?:ns)?:)\w+:/.test(one) && !spaces.includes(one.replace(/:.*/, '')),
      );
      if (unknown || new Set(names).size < names.length || (end && open.pop() !== name))
        misread.push(tag);
      if (!end && !empty) open.push(name);
      return '';
    });
  const sign = /[<>].{0,20}|&(?!(?:amp|lt|gt|quot|apos|#\w+);).{0,20}/s;
  return misread[0] ?? sign.exec(rest)?.[0] ?? (open.length > 0 ? `<${open[0]}` : undefined);
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
  if (misread)
    return `${file} n’est pas un dessin SVG lisible, à « ${misread} » : exportez-le de nouveau`;
  return undefined;
}
