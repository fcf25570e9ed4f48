import styles from '#components/Calculator.module.css';
import { Chips } from '#components/ui/Chips.tsx';
import { NumberField } from '#components/ui/NumberField.tsx';
import { formatThings } from '#i18n/format.ts';
import { isCount, readWhole } from '#i18n/read.ts';
import { useAddressText } from '#islands/use-address-text.ts';
import { planQuery, studentsQuery } from '../addresses.ts';
import { answerOf } from '../rules/plan-answer.ts';
import type { FinderPlan, FinderWords } from './finder.ts';
import { SchoolAnswer } from './SchoolAnswer.tsx';
import { SchoolDoors } from './SchoolDoors.tsx';

export interface SchoolFinderProps {
  words: FinderWords;
  plans: readonly [FinderPlan, ...FinderPlan[]];
  /** The link to register, and the number for WhatsApp. */
  href: string;
  whatsapp: string;
}

/** The plan for an establishment, and what it costs for each pupil. */
export function SchoolFinder({ words, plans, href, whatsapp }: SchoolFinderProps) {
  const [id, setId] = useAddressText(planQuery, plans[0].id, (text) =>
    plans.some((plan) => plan.id === text),
  );
  const [typed, setTyped] = useAddressText(studentsQuery, `${words.start}`, isCount);
  const plan = plans.find((candidate) => candidate.id === id) ?? plans[0];
  const count = readWhole(typed);
  return (
    <div className={styles.root} data-needs-script="">
      <div className={styles.ask}>
        <p aria-hidden="true">
          {words.kind} <b>{plan.name}</b>
        </p>
        <Chips
          label={words.kind}
          options={plans.map(({ id, name }) => ({ id, label: name }))}
          selected={id}
          onSelect={setId}
        />
        <NumberField
          id="calculator-students"
          label={words.count.replace('#', () => plan.many)}
          value={typed}
          error={count ? undefined : words.bad}
          onWrite={setTyped}
        />
        <button
          type="button"
          className={styles.reset}
          onClick={() => {
            setId(plans[0].id);
            setTyped(`${words.start}`);
          }}
        >
          {words.reset}
        </button>
      </div>
      <div className={styles.answer}>
        <div role="status">
          {count ? (
            <SchoolAnswer {...{ words, plan, count }} answer={answerOf(plan, count)} />
          ) : (
            <p>
              {typed.trim() && <span className="visually-hidden">{words.bad} </span>}
              {words.waiting}
            </p>
          )}
        </div>
        {count && (
          <SchoolDoors
            {...{ words, plan, href, whatsapp }}
            people={formatThings(count, plan)}
            answer={answerOf(plan, count)}
          />
        )}
      </div>
    </div>
  );
}
