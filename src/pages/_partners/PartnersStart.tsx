import { Button } from '#components/ui/Button.tsx';
import roles from '#components/ui/layout.module.css';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';

export type PartnersStartProps = PageOf<'partners'>['start'] & { href: string };

export function PartnersStart({ title, text, action, href }: PartnersStartProps) {
  return (
    <div className={roles.strip}>
      <h2 className={roles.display3} id={anchors.partnerStart}>
        {title}
      </h2>
      <p className={roles.quiet}>{text}</p>
      <Button href={href} tone="strong" icon="arrow">
        {action}
      </Button>
    </div>
  );
}
