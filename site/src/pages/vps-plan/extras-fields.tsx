import { FormattedMessage } from 'react-intl';
import { ExtraFields } from '../../features/order/extra-fields.tsx';
import { Section } from '../../features/order/section.tsx';
import type { FieldErrors } from '../../api/errors.ts';
import * as css from './configuration.css.ts';
import type { PlanOrderControls } from './use-plan-order.ts';

/** Extra services, those by the month and those done once. */
export function ExtrasFields({ controls, errors }: { controls: PlanOrderControls; errors: FieldErrors }) {
  const { order, choose } = controls;
  const { monthly, one_time } = order.data.extra_services;
  const chosen = order.choice.extra_services;
  const ids = new Set([...chosen.monthly, ...chosen.one_time].map(({ id }) => id));
  const shared = { location: order.choice.location, all: [...monthly, ...one_time].filter(({ id }) => ids.has(id)) };
  return (
    <Section
      id="extras"
      title={
        <FormattedMessage id="plan.extras" defaultMessage="Extra services" description="Part of the configuration" />
      }
    >
      {monthly.length > 0 ? (
        <div>
          <h3 className={css.groupTitle}>
            <FormattedMessage
              id="plan.extras.monthly"
              defaultMessage="Every month"
              description="Group of extra services"
            />
          </h3>
          <ExtraFields
            {...shared}
            services={monthly}
            chosen={chosen.monthly}
            prefix="extra"
            onChange={(next) => choose({ extra_services: { ...chosen, monthly: next } })}
            errors={errors['extra_services.monthly']}
          />
        </div>
      ) : null}
      {one_time.length > 0 ? (
        <div>
          <h3 className={css.groupTitle}>
            <FormattedMessage id="plan.extras.once" defaultMessage="Once" description="Group of extra services" />
          </h3>
          <ExtraFields
            {...shared}
            services={one_time}
            chosen={chosen.one_time}
            prefix="once"
            onChange={(next) => choose({ extra_services: { ...chosen, one_time: next } })}
            errors={errors['extra_services.one_time']}
          />
        </div>
      ) : null}
    </Section>
  );
}
