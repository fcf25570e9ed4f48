import { unbroken } from '#components/ui/unbroken.ts';
import type { ProductId } from '#products/registry.ts';
import { Button, type ButtonProps } from './ui/Button.tsx';
import layout from './ui/layout.module.css';
import { Cluster, Stack } from './ui/layout.tsx';

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
  links: Readonly<Record<ProductId, { register: string }>>;
}

export function TrialLink({ trial, product, name, button }: TrialLinkProps) {
  const href = trial.links[product].register;
  const label = (
    <>
      {trial.label}
      <span className="visually-hidden">{` ${name}`}</span>
    </>
  );
  return button ? (
    <Button href={href} {...button}>
      {label}
    </Button>
  ) : (
    <a href={href}>{label}</a>
  );
}

export interface TrialLineProps {
  /** A sentence about what the reader has just seen, and the next step. */
  line: string;
  trial: { label: string; href: string };
  question: { label: string; href: string };
  /** One line: what the product needs to run. */
  price: string;
}

/** After an article or a task; its button is never primary: the page has one. */
export function TrialLine({ line, trial, question, price }: TrialLineProps) {
  return (
    <div className={`${layout.strip} ${layout.apart}`} data-actions="">
      <Stack gap={2}>
        <p className={layout.display4}>{unbroken(line)}</p>
        <small className={layout.note}>{unbroken(price)}</small>
      </Stack>
      <Cluster gap={5}>
        <Button href={trial.href} tone="outline">
          {trial.label}
        </Button>{' '}
        <a className={layout.action} href={question.href}>
          {question.label}
        </a>
      </Cluster>
    </div>
  );
}
