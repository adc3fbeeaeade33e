import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocalPath } from '../../../i18n/use-local-path.ts';

interface LadderPlan {
  id: number;
  name: string;
  url: string;
  position: number;
}

interface PlanLadderProps<Plan extends LadderPlan> {
  plans: readonly Plan[];
  current: number;
  /** Query with the current choice, for the pages of the other plans. */
  query: URLSearchParams;
  figuresOf: (plan: Plan) => ReactNode;
}

/** The figures of the plan, and the other plans: switching keeps all other choices. */
export function PlanLadder<Plan extends LadderPlan>({ plans, current, query, figuresOf }: PlanLadderProps<Plan>) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const kept = String(query);
  return (
    <ChoiceLinks
      look="cards"
      label={formatMessage({
        id: 'order.ladder',
        defaultMessage: 'Plans',
        description: 'Name of the list of plans on a plan page',
      })}
    >
      {plans
        .toSorted((a, b) => a.position - b.position)
        .map((plan) => (
          <ChoiceLink
            key={plan.id}
            href={`${href(plan.url)}${kept ? `?${kept}` : ''}`}
            note={figuresOf(plan)}
            aria-current={plan.id === current ? 'page' : undefined}
            data-keep-scroll
            data-replace
          >
            {plan.name}
          </ChoiceLink>
        ))}
    </ChoiceLinks>
  );
}
