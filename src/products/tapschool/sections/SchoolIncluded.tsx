import { Button } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export type SchoolIncludedProps = PageOf<'tapschool-pricing'>['included'] & {
  domains: readonly { title: string; href: string }[];
  featuresHref: string;
};

export function SchoolIncluded({ title, text, link, domains, featuresHref }: SchoolIncludedProps) {
  return (
    <Columns split="narrowFirst">
      <Stack gap={5}>
        <h2 id={anchors.included}>{title}</h2>
        <p className={layout.quiet}>{text}</p>
        <Button href={featuresHref} tone="outline" icon="arrow">
          {link}
        </Button>
      </Stack>
      <ul className={`${layout.stack} ${layout.two} ${layout.links} ${layout.headed}`}>
        {domains.map((domain) => (
          <li key={domain.href}>
            <a href={domain.href}>{domain.title}</a>
          </li>
        ))}
      </ul>
    </Columns>
  );
}
