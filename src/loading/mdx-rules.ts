import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lookUp, unknown } from '#i18n/figures.ts';
import type { Named } from '#lib/figures.ts';
import { parseMdx } from '#lib/mdx.ts';
import { Refusal } from '#lib/refusal.ts';
import { docTags } from '#schemas/doc-parts.ts';
import { photoFault } from '#schemas/photo.ts';
import type { MdxFile } from './files.ts';
import { mayLeadTo } from './own-addresses.ts';

/** The components that an article may use, each with its attributes. */
const tags: Readonly<Record<string, readonly string[]>> = {
  Table: ['caption', 'total'],
  Screen: ['product', 'tab'],
  ...Object.fromEntries(Object.values(docTags).map((tag) => [tag, []])),
};

const SIX_PARTS = `a six parties, dans l’ordre, et rien au-dehors : ${Object.values(docTags)
  .map((tag) => `<${tag}>`)
  .join(', ')}`;

/**
 * Checks that an article is made of words, known components, figures by name and links that lead
 * somewhere. Nothing in it may run.
 * @param root the project's folder
 * @throws Refusal naming the file, each line and what is not admitted there
 */
export function checkMdx(file: string, { body, above }: MdxFile, named: Named, root: string): void {
  let tree: Root;
  try {
    tree = parseMdx(body);
  } catch (error) {
    const { line = 1 } = error as { line?: number };
    throw new Refusal(
      `${file}, ligne ${line + above} : une balise ou une accolade n’est pas fermée, ou est de trop`,
    );
  }
  const faults: string[] = [];
  const parts = tree.children.flatMap((node) =>
    node.type === 'mdxFlowExpression' ? [] : 'name' in node ? `${node.name}` : node.type,
  );
  if (file.includes('/docs/') && `${parts}` !== `${Object.values(docTags)}`)
    faults.push(`${file} ${SIX_PARTS}`);
  const leads: Leads = (address) => mayLeadTo(address, root);
  visit(tree, (node, _, parent) => {
    const fault = faultOf(node, named, leads) ?? cellsFault(node, parent);
    if (fault) faults.push(`${file}, ligne ${(node.position?.start.line ?? 0) + above} : ${fault}`);
  });
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}

/** Whether the site has a page or a file at an address. */
type Leads = (address: string) => boolean;

function faultOf(node: Nodes, named: Named, leads: Leads): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return 'import et export ne sont pas admis';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionFault(node.value.trim(), named);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementFault(node);
    case 'image':
      return photoFault(node.url) ?? (node.alt ? undefined : altMissing(node.url));
    case 'imageReference':
      return 'une image s’écrit ![ce que l’on voit](photo.jpg)';
    case 'link':
      return linkFault(node.url, leads);
    // Such a line defines words that are shown only where they are called.
    case 'definition':
    case 'footnoteDefinition':
      return `[${node.label}]: … n’est pas admis : un lien s’écrit [mot](/page)`;
    case 'heading':
      return node.depth === 1 ? 'un titre commence par ##, # est celui de la page' : undefined;
    default:
      return undefined;
  }
}

/** Cells beyond those of the first row are not shown. */
function cellsFault(node: Nodes, table: Nodes | undefined): string | undefined {
  if (node.type !== 'tableRow' || table?.type !== 'table') return undefined;
  const [first] = table.children;
  return node.children.length > (first?.children.length ?? 0)
    ? 'cette ligne a plus de cases que la première ; un | dans un texte s’écrit \\|'
    : undefined;
}

const altMissing = (file: string) => `${file} ne dit pas ce qu’elle montre : ![…](${file})`;

function expressionFault(value: string, named: Named): string | undefined {
  // A single comment from end to end: between two comments there could be code.
  if (/^\/\*(?:(?!\*\/).)*\*\/$/s.test(value)) return undefined;
  const [, name] = /^([a-zA-Z][a-zA-Z0-9._-]*)(?:, number)?$/.exec(value) ?? [];
  if (name === undefined) return `{${value}} n’est pas un chiffre : rien ne se calcule ici`;
  return lookUp(name, named) ? undefined : unknown(name, `{${value}}`);
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function elementFault({ name, attributes }: Element): string | undefined {
  const allowed = name !== null && Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (!allowed) {
    return `<${name ?? ''}> n’est pas admis ; le sont : ${Object.keys(tags).join(', ')}`;
  }
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !allowed.includes(attribute.name)) {
      const found = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      return `<${name}> ne connaît pas ${found}`;
    }
    if (attribute.value && typeof attribute.value !== 'string') {
      return `${attribute.name} de <${name}> est un texte entre guillemets`;
    }
  }
  return undefined;
}

function linkFault(url: string, leads: Leads): string | undefined {
  if (/^https?:\/\/[^/?#]*@/i.test(url)) return `le lien ${url} contient un nom ou un mot de passe`;
  if (/^(?:https?:\/\/|mailto:|tel:)./i.test(url) || url.startsWith('#')) return undefined;
  if (!/^\/(?!\/)/.test(url)) {
    return `le lien ${url} n’est pas admis : /page du site, https, mailto ou tel`;
  }
  return leads(url) ? undefined : `le lien ${url} ne mène nulle part`;
}
