/** With four products or more, the site's bars have less room for each. */
const crowded = `
[data-top-bar] [data-search] span+span{display:none}
[data-top-bar] nav details:last-of-type>summary+*{inset-inline:auto 0}
nav[data-phone-bar]{grid-template-columns:repeat(5,minmax(min-content,1fr))}
nav[data-phone-bar] a[href]{font-size:.75rem;overflow-wrap:break-word}
@media (max-width:1199px){
header[data-top-bar]>*{gap:8px}
[data-top-bar] nav>*>summary,[data-top-bar] nav>a[href],[data-top-bar] [data-search]{gap:2px;padding-inline:5px}
}`;

/** Printed by the build only when needed, to save every page these bytes. */
export const printCrowding = (products: number): string => (products > 3 ? crowded : '');
