import type { ProductId } from '#products/registry.ts';
import { Button, type ButtonProps } from './ui/Button.tsx';

export interface TrialLinkProps {
  trial: Trial;
  product: ProductId;
  /** Of the product: read aloud, since the links are alike. */
  name: string;
  /** How the button looks; a plain link without it. */
  button?: Pick<ButtonProps, 'tone' | 'size' | 'icon'>;
}

/** « Essai Gratuit », and where it leads for each product. */
export interface Trial {
  label: string;
  doors: Readonly<Record<ProductId, { register: string }>>;
}

export function TrialLink({ trial, product, name, button }: TrialLinkProps) {
  const href = trial.doors[product].register;
  const label = (
    <>
      {trial.label}
      <span className="visually-hidden"> {name}</span>
    </>
  );
  return button ? (
    <Button href={href} {...button}>
      {label}
    </Button>
  ) : (
    <a href={href} rel="noopener">
      {label}
    </a>
  );
}
