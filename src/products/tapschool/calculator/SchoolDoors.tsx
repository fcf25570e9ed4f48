import { CalculatorDoors } from '#components/CalculatorDoors.tsx';
import { fill } from '#i18n/fill.ts';
import { formatPrice } from '#i18n/format.ts';
import { whatsappLink } from '#lib/contact.ts';
import type { PlanAnswer } from '../rules/plan-answer.ts';
import type { FinderPlan, FinderWords } from './finder.ts';

export interface SchoolDoorsProps {
  words: FinderWords;
  plan: FinderPlan;
  /** The link to register, and the number for WhatsApp. */
  href: string;
  whatsapp: string;
  /** « 150 élèves » */
  people: string;
  answer: PlanAnswer;
}

/**
 * What to do after the answer; the WhatsApp message repeats the plan, the head count and the price.
 */
export function SchoolDoors({ words, plan, href, whatsapp, people, answer }: SchoolDoorsProps) {
  const write = (message: string) => whatsappLink(whatsapp, message);
  if (answer.kind === 'over') {
    const message = fill(words.message, { plan: plan.name, people });
    return <CalculatorDoors action={{ label: words.write, href: write(message) }} />;
  }
  if (answer.kind === 'quote') {
    const message = words.quote.replace('#', () => people);
    return <CalculatorDoors action={{ label: plan.action, href: write(message) }} />;
  }
  const message = fill(words.bill, {
    plan: plan.name,
    people,
    price: formatPrice(answer.price),
  });
  return (
    <CalculatorDoors
      action={{ label: plan.action, href }}
      send={{ label: words.send, whatsapp, message }}
    />
  );
}
