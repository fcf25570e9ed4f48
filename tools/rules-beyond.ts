import { type AtRule, type Document, parse, type Root, type Rule } from 'postcss';

/** The at-rules around a rule, outermost last. */
function around({ parent }: Rule): string {
  const names: string[] = [];
  for (
    let box = parent as AtRule | Root | Document | undefined;
    box;
    box = box.parent as typeof box
  )
    if (box.type === 'atrule') names.push(`@${box.name} ${box.params}`);
  return names.join(' ');
}

/**
 * What the rules of a sheet say that another lacks, in their order: what is said again, of one
 * selector in a list too, would undo what a later rule of the other sheet changes. Fonts are left
 * out: pages declare them already, and a second declaration would load them again.
 */
export function rulesBeyond(css: string, other: string): string {
  const known = new Set<string>();
  parse(other).walkRules((rule) => {
    const place = around(rule);
    for (const one of rule.selectors)
      for (const said of rule.nodes) known.add(`${place} ${one} ${said}`);
  });
  const sheet = parse(css);
  sheet.walkAtRules('font-face', (face) => {
    face.remove();
  });
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    const place = around(rule);
    const left = Map.groupBy(rule.nodes, (said) =>
      rule.selectors.filter((one) => !known.has(`${place} ${one} ${said}`)).join(','),
    );
    left.delete('');
    const parts = [...left].map(([selector, nodes]) => rule.clone({ selector, nodes }));
    rule.replaceWith(...parts);
  }
  sheet.walkAtRules((box) => {
    if (box.nodes?.length === 0) box.remove();
  });
  return `${sheet}`;
}
