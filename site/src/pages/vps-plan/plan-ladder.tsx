import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './plan-ladder.css.ts';
import { planQuery, type PlanOrder } from './plan-order.ts';

/** The figures of the plan, and the other plans: changing over keeps everything else that was chosen. */
export function PlanLadder({ order, query }: { order: PlanOrder; query: URLSearchParams }) {
  const intl = useIntl();
  const href = useLocalPath();
  const { plan, context } = order;
  const kept = String(plan.is_custom ? planQuery(order, { ...order.choice, configuration: null }) : query);
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'plan.ladder',
        defaultMessage: 'Plans',
        description: 'Name of the list of plans on a plan page',
      })}
    >
      <ul className={css.ladder}>
        {context.tariffs
          .toSorted((a, b) => a.position - b.position)
          .map((tariff) => (
            <li key={tariff.id}>
              <a
                href={`${href(tariff.url)}${kept ? `?${kept}` : ''}`}
                className={css.rung}
                aria-current={tariff.id === plan.id ? 'page' : undefined}
                data-keep-scroll
                data-replace
              >
                <span className={css.rungName}>{tariff.name}</span>
                <span className={css.rungFigures}>
                  {tariff.is_custom ? (
                    <FormattedMessage
                      id="plan.ladder.custom"
                      defaultMessage="custom"
                      description="Under the name of the plan of free sizes"
                    />
                  ) : (
                    <FormattedMessage
                      id="plan.ladder.figures"
                      defaultMessage="{cpu, number} / {ram, number} / {disk, number}"
                      description="Under the name of a plan: processors, GB of memory, GB of disk"
                      values={{ cpu: tariff.cpu_count, ram: tariff.ram_size, disk: tariff.disk_size }}
                    />
                  )}
                </span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
