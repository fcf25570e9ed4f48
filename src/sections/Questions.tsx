import { Accordion } from '#components/ui/Accordion.tsx';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { Section, type SectionProps } from '#components/ui/Section.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { getQuestions } from '#queries/faq.ts';

type QuestionsProps = Awaited<ReturnType<typeof getQuestions>> & Pick<SectionProps, 'tone'>;

/** Under the prices of a product: the answers of the FAQ that buyers ask for. */
export function Questions({ title, items, guide, other, tone = 'page' }: QuestionsProps) {
  if (items.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={anchors.questions}>
      <Columns split="narrowFirst">
        <Stack gap={5}>
          <h2 id={anchors.questions}>{title}</h2>
          {guide && (
            <a href={guide.href} data-screen-only="">
              {guide.title}
            </a>
          )}{' '}
          <a href={other.href} data-screen-only="">
            {other.label}
          </a>
        </Stack>
        <Accordion
          items={items.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
        />
      </Columns>
    </Section>
  );
}
