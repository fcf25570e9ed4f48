import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import styles from './ClosingCall.module.css';
import { SharePage, type SharePageProps } from './SharePage.tsx';
import { Button } from './ui/Button.tsx';
import { Cloth, type ClothName } from './ui/Cloth.tsx';
import layout from './ui/layout.module.css';
import { Columns, Stack } from './ui/layout.tsx';

export interface ClosingCallProps {
  title: string;
  lede: string;
  trial: string;
  /** The product of the page; all products on other pages, none where nobody comes to try them. */
  trials: readonly { product: ProductId; name: string; href: string }[];
  whatsapp: { label: string; href: string };
  email: { label: string; href: string };
  cloth: ClothName;
  share?: SharePageProps | undefined;
}

export function ClosingCall(props: ClosingCallProps) {
  const { title, lede, trial, trials, whatsapp, email, cloth, share } = props;
  const [only, ...others] = trials;
  return (
    <section className={styles.root} data-tone="night" aria-labelledby={anchors.closing}>
      <Cloth name={cloth} use="band" />
      <Columns split="wideFirst" gap={6} className={`${layout.wrap} ${styles.column}`}>
        <Stack>
          <h2 id={anchors.closing}>{unbroken(title)}</h2>
          <p className={layout.quiet}>{unbroken(lede)}</p>
        </Stack>
        <Stack gap={2} className={styles.actions}>
          {only && others.length === 0 && (
            <Button href={only.href} tone="inverse" icon="arrow" wide>
              {trial}
            </Button>
          )}{' '}
          <Button href={whatsapp.href} tone="inverse-outline" icon="arrow" wide>
            {whatsapp.label}
          </Button>
          <p>
            <a href={email.href}>{email.label}</a>
          </p>
        </Stack>
        {others.length > 0 && (
          <Stack as="ul" gap={3} className={styles.trials}>
            {trials.map(({ product, name, href }) => (
              <li key={product}>
                <Button href={href} tone="inverse" icon="arrow" wide>
                  {`${name}, ${trial}`}
                </Button>
              </li>
            ))}
          </Stack>
        )}
        {share && <SharePage {...share} />}
      </Columns>
    </section>
  );
}
