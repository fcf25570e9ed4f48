import { Button } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import {
  AmountList,
  Card,
  Columns,
  Panel,
  RuledList,
  Stack,
  Tiles,
} from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import { quoted } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Partners.module.css';

export function PartnersShares({ shares }: Pick<PageOf<'partners'>, 'shares'>) {
  return (
    <RuledList as="dl" className={layout.strong}>
      {shares.map(({ name, text }) => (
        <Pair key={name} label={<b className={layout.display4}>{name}</b>} value={text} />
      ))}
    </RuledList>
  );
}

type Kinds = PageOf<'partners'>['kinds'];

export type PartnersKindsProps = Kinds & { contactHref: string };

export function PartnersKinds(props: PartnersKindsProps) {
  const { title, distribution, sector, contactHref } = props;
  return (
    <>
      <h2 id={anchors.partnerKinds} className="visually-hidden">
        {title}
      </h2>
      <div className={styles.root}>
        <Strip kind={distribution} href={contactHref} />
        <div className={styles.seam} aria-hidden="true" />
        <Strip kind={sector} href={contactHref} />
      </div>
    </>
  );
}

function Strip({ kind, href }: { kind: Kinds['distribution']; href: string }) {
  return (
    <Stack as="article" gap={3} className={styles.strip} aria-label={kind.name}>
      <h3>{kind.name}</h3>
      <p className={layout.display4}>{kind.pitch}</p>
      <p>{unbroken(kind.text)}</p>
      <Button href={href} tone="inverse" icon="arrow">
        {kind.action}
      </Button>
      <p>
        <strong>{kind.who.title}</strong> {`${kind.who.items.join(', ')}.`}
      </p>
    </Stack>
  );
}

export function PartnersBenefits({ title, lede, items, bill }: PageOf<'partners'>['benefits']) {
  return (
    <>
      <SectionHeading title={title} lede={lede} id={anchors.benefits} />
      <Columns split="narrowLast" gap={5}>
        <Tiles as="ul" count={2} brief>
          {items.map((benefit) => (
            <Card key={benefit.name} as="li" gap={3}>
              <p className={styles.question}>{quoted(benefit.question)}</p>
              <h3>{benefit.name}</h3>
              <p>{unbroken(benefit.text)}</p>
            </Card>
          ))}
        </Tiles>
        <Panel tone="surface" gap={3}>
          <h3>{bill.title}</h3>
          <AmountList className={styles.bill}>
            {bill.lines.map(({ label, amount }) => (
              <Pair key={label} label={label} value={amount} />
            ))}
          </AmountList>
          <p className={layout.note}>{unbroken(bill.text)}</p>
        </Panel>
      </Columns>
    </>
  );
}
