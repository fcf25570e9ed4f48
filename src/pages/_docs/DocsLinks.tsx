import { JumpLinks } from '#components/JumpLinks.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { pathOf } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';

/** Links to what is not on this page. */
export function DocsLinks({ title, items }: PageOf<'docs'>['links']) {
  return (
    <Stack as="nav" gap={3} aria-labelledby={anchors.shortcuts}>
      <h2 id={anchors.shortcuts} className={text.display4}>
        {title}
      </h2>
      <JumpLinks links={items.map(({ route, label }) => ({ label, href: pathOf(route) }))} />
    </Stack>
  );
}
