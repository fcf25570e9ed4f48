import { anchors } from '#i18n/addresses.ts';
import type { FaqItem } from '#schemas/faq.ts';
import { Accordion } from './ui/Accordion.tsx';
import { Columns, Stack } from './ui/layout.tsx';

export interface PricingQuestionsProps {
  title: string;
  items: readonly FaqItem[];
  /** The printable list of questions to ask any vendor. */
  guide?: { title: string; href: string } | undefined;
  /** Asks another one, on WhatsApp. */
  other: { label: string; href: string };
}

/** Under the prices: the answers of the FAQ that buyers ask for. */
export function PricingQuestions({ title, items, guide, other }: PricingQuestionsProps) {
  return (
    <Columns split="narrowFirst">
      <Stack gap={5}>
        <h2 id={anchors.questions}>{title}</h2>
        {guide && (
          <a href={guide.href} data-screen-only="">
            {guide.title}
          </a>
        )}
        <a href={other.href} rel="noopener" data-screen-only="">
          {other.label}
        </a>
      </Stack>
      <Accordion
        items={items.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
      />
    </Columns>
  );
}
