import { ContentsList } from '#components/Contents.tsx';
import { JumpLinks } from '#components/JumpLinks.tsx';
import { PrintedAddress } from '#components/PrintedAddress.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '#components/ui/Breadcrumbs.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import { type GuideEntry, guideSummary } from '#queries/guides.ts';
import { guidePath, productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { site } from '#site.config.ts';
import styles from './GuideArticle.module.css';
import { GuideHeader, GuideLines, TemplateLinks, type TemplateLinksProps } from './GuideParts.tsx';
import { partId, SheetScore } from './SheetScore.tsx';

export interface GuideArticleProps extends Pick<BreadcrumbsProps, 'steps'> {
  entry: GuideEntry;
  words: PageOf<'guides'>['guide'];
  names: Readonly<Record<ProductId, string>>;
  tables: TemplateLinksProps;
}

export function GuideArticle({ entry, words, names, tables, steps }: GuideArticleProps) {
  const { data } = entry;
  const { title, product, parts, lines } = guideSummary(entry);
  const address = new URL(guidePath(entry.id), site.origin).href;
  const score =
    data.kind === 'choose' ? { said: words.score, columns: words.vendors } : { said: words.done };
  const partLinks = parts.map(({ title }, at) => ({ slug: partId(at), text: title }));
  const pinned = data.kind === 'daily' ? [{ slug: anchors.pinned, text: data.pinned.title }] : [];
  const ours = product && {
    label: words.ours.replace('#', () => names[product]),
    href: `${productPath(product, 'pricing')}#questions`,
  };
  return (
    <article data-product={product}>
      <Breadcrumbs name={words.crumbs} steps={steps} here={title} />
      <div className={`${layout.wrap} ${styles.column}`}>
        <Columns split="narrowFirst" className={styles.sheet}>
          <GuideHeader {...data} cloth={product ?? 'company'} words={words} />
          {/* One column, where a day goes by its number; what is pinned up comes before the days. */}
          <div className={styles.jump} data-screen-only="">
            <JumpLinks
              links={[...pinned, ...partLinks].map(({ slug, text }) => ({
                label: text.replace(/\s:.*/, ''),
                href: `#${slug}`,
              }))}
            />
          </div>
          <div>
            <GuideLines guide={data} words={words} />
            {tables.templates.length > 0 && <TemplateLinks {...tables} />}
            {data.kind !== 'daily' && <p className={styles.notes}>{words.notes}</p>}
            <PrintedAddress label={words.printed} address={address} />
          </div>
          <div className={`${layout.sticky} ${styles.beside}`} data-screen-only="">
            <nav aria-label={words.contents}>
              <ContentsList links={[...partLinks, ...pinned]} />
            </nav>
            <SheetScore lines={lines} {...score} />
            {data.kind === 'choose' && (
              <p className={styles.print} data-needs-script="">
                <PressButton data-print="">{words.print}</PressButton>
              </p>
            )}
            {data.kind === 'choose' && ours && (
              <a className={layout.action} href={ours.href}>
                {ours.label}
              </a>
            )}
          </div>
        </Columns>
      </div>
    </article>
  );
}
