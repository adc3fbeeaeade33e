import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './plan-ladder.css.ts';

interface LadderPlan {
  id: number;
  name: string;
  url: string;
  position: number;
}

interface PlanLadderProps<Plan extends LadderPlan> {
  plans: readonly Plan[];
  current: number;
  /** What was chosen, for the pages of the other plans. */
  query: URLSearchParams;
  figuresOf: (plan: Plan) => ReactNode;
}

/** The figures of the plan, and the other plans: changing over keeps everything else that was chosen. */
export function PlanLadder<Plan extends LadderPlan>({ plans, current, query, figuresOf }: PlanLadderProps<Plan>) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const kept = String(query);
  return (
    <nav
      aria-label={formatMessage({
        id: 'order.ladder',
        defaultMessage: 'Plans',
        description: 'Name of the list of plans on a plan page',
      })}
    >
      <ul className={css.ladder}>
        {plans
          .toSorted((a, b) => a.position - b.position)
          .map((plan) => (
            <li key={plan.id}>
              <a
                href={`${href(plan.url)}${kept ? `?${kept}` : ''}`}
                className={css.rung}
                aria-current={plan.id === current ? 'page' : undefined}
                data-keep-scroll
                data-replace
              >
                <span className={css.rungName}>{plan.name}</span>
                <span className={css.rungFigures}>{figuresOf(plan)}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
