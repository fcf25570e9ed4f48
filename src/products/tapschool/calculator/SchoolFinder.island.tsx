import {
  CalculatorFrame,
  type CalculatorLinksProps,
  Waiting,
} from '#components/CalculatorFrame.tsx';
import { ClothScale } from '#components/ui/ClothScale.tsx';
import field from '#components/ui/Field.module.css';
import { NumberField } from '#components/ui/NumberField.tsx';
import { fill, formatPrice, formatThings } from '#i18n/format.ts';
import { countIn, isNumber, readWhole } from '#i18n/read.ts';
import { useAddressText } from '#islands/use-address-text.ts';
import { whatsappLink } from '#lib/contact.ts';
import { planQuery, studentsQuery } from '../addresses.ts';
import { answerOf, type PlanAnswer, placesTaken } from '../rules/plan-answer.ts';
import type { FinderPlan, FinderWords } from './finder-types.ts';
import { SchoolAnswer } from './SchoolAnswer.tsx';
import styles from './SchoolFinder.module.css';

export interface SchoolFinderProps {
  words: FinderWords;
  plans: readonly [FinderPlan, ...FinderPlan[]];
  /** After a price; the plan's own button is in its row. */
  action: CalculatorLinksProps['action'];
  whatsapp: string;
}

export function SchoolFinder({ words, plans, action, whatsapp }: SchoolFinderProps) {
  const [id, setId] = useAddressText(
    planQuery,
    plans[0].id,
    (text) => plans.find((plan) => plan.id === text)?.id,
  );
  const [typed, setTyped] = useAddressText(studentsQuery, `${words.start}`, countIn);
  const plan = plans.find((candidate) => candidate.id === id) ?? plans[0];
  const count = readWhole(typed);
  const fault = isNumber(typed) ? words.bad : words.unread;
  return (
    <CalculatorFrame
      className={styles.root}
      ask={
        <>
          <div className={field.root}>
            <label htmlFor="calculator-plan">{words.kind}</label>{' '}
            <select
              id="calculator-plan"
              autoComplete="off"
              value={plan.id}
              onChange={({ currentTarget }) => setId(currentTarget.value)}
            >
              {plans.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <NumberField
            id="calculator-students"
            label={words.count.replace('#', () => plan.many)}
            value={typed}
            error={count ? undefined : fault}
            onWrite={setTyped}
          />
          <div className={styles.places} aria-hidden="true">
            <ClothScale cloth="tapschool" share={placesTaken(plan, count ?? 0)} />
          </div>
        </>
      }
      reset={{
        label: words.reset,
        idle: id === plans[0].id && typed === `${words.start}`,
        onClick: () => {
          setId(plans[0].id);
          setTyped(`${words.start}`);
        },
      }}
      links={
        count
          ? linksOf(
              answerOf(plan, count),
              { words, plan, action, whatsapp },
              formatThings(count, plan),
            )
          : undefined
      }
    >
      {count ? (
        <SchoolAnswer {...{ words, plan }} answer={answerOf(plan, count)} />
      ) : (
        <Waiting fault={typed.trim() && fault} text={words.waiting} />
      )}
    </CalculatorFrame>
  );
}

function linksOf(
  answer: PlanAnswer,
  { words, plan, action, whatsapp }: Omit<SchoolFinderProps, 'plans'> & { plan: FinderPlan },
  people: string,
): CalculatorLinksProps {
  const write = (message: string) => whatsappLink(whatsapp, message);
  if (answer.kind === 'over') {
    const message = fill(words.message, { plan: plan.name, people });
    return { action: { label: words.write, href: write(message) } };
  }
  if (answer.kind === 'quote') {
    const message = words.quote.replace('#', () => people);
    return { action: { label: plan.action, href: write(message) } };
  }
  const price = formatPrice(answer.price);
  const message = fill(words.bill, { plan: plan.name, people, price });
  return { action, send: { label: words.send, whatsapp, message } };
}
