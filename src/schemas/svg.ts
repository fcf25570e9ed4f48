import { readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { contentPath } from '#i18n/content-path.ts';
import { NOT_PLAIN, photoFault } from './photo.ts';

const MOST = 20_000;
const ROOT = /<svg\b[^>]*>/;

/** Only the drawing: its size is that of the place where it is shown. */
export const readSvg = (file: string): string =>
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

/** Why a file cannot be drawn in our pages. */
function svgFault(file: string): string | undefined {
  const fault = file.endsWith('.svg')
    ? photoFault(file)
    : 'est un fichier .svg, par exemple logo.svg';
  if (fault) return fault;
  const svg = readSvg(file);
  if (svg.length > MOST) return `${file} dépasse ${MOST / 1000} ko : simplifiez le dessin`;
  if (NOT_PLAIN.test(svg)) return `${file} contient un script, ou demande un autre fichier`;
  if (/<(?:text|image)\b/.test(svg)) return `${file} contient du texte ou une photo : en tracés`;
  const misread = misreadIn(svg);
  if (misread !== undefined)
    return `${file} n’est pas un dessin SVG lisible, près de « ${misread} » : exportez-le de nouveau`;
  return undefined;
}

/** Why a file cannot be the company's own sign. */
export function logoFault(file: string): string | undefined {
  const fault = svgFault(file);
  if (fault) return fault;
  const [, width = 0, height = 0] =
    /\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/
      .exec(ROOT.exec(readSvg(file))?.[0] ?? '')
      ?.map(Number) ?? [];
  if (!(width > 0 && height > 0))
    return `${file} n’a pas de viewBox, par exemple viewBox="0 0 64 64"`;
  if (Math.max(width / height, height / width) > 2)
    return `${file} est trop allongé : le signe seul, dans un carré, sans le nom`;
  return undefined;
}

/** What a drawing is made of: shapes in plain colours. */
const PLAIN =
  /<\/?(?:svg|g|path|circle|ellipse)(?:\s+(?:xmlns|viewBox|d|c[xy]|r[xy]?|fill|stroke|(?:fill|clip)-rule|stroke-(?:width|linecap|linejoin)|transform|opacity)="[^"<>]*")*\s*\/?>/g;

/** Why a file cannot be a face. It stands in the page itself, which its styles would change. */
export function drawingFault(file: string): string | undefined {
  const fault = svgFault(file);
  if (fault) return fault;
  const svg = readSvg(file);
  if (!/^<svg\s[^>]*viewBox="0 0 80 100"/.test(svg)) return `${file} demande viewBox="0 0 80 100"`;
  const odd = svg.replace(PLAIN, '').trim().slice(0, 60);
  return odd ? `${file} ne contient pas que des tracés et leurs couleurs : « ${odd} »` : undefined;
}

/** What a file draws, in a group that keeps the colours and lines of its root. */
export const readDrawing = (file: string): string =>
  readSvg(file)
    .replace(/\s(?:xmlns|viewBox)="[^"]*"/g, '')
    .replace(/(<\/?)svg/g, '$1g')
    .replace(/>\s+</g, '><');
