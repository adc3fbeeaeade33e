import type { ChargedTotal } from '@hoster/domain/charge';
import { Button } from '@hoster/ui/button';
import { Price } from '@hoster/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { OrderSummary } from '../../features/order/order-summary.tsx';
import { STAGE_PARAM, type Stage } from '../../features/order/stages.ts';
import { CONFIGURATION_FORM } from './configuration-stage.tsx';
import * as css from './page.css.ts';
import type { PlanOrder } from './plan-order.ts';

interface SummaryProps {
  order: PlanOrder;
  charged: ChargedTotal;
  /** The stage behind the configuration. */
  next: Stage;
}

/** What is being ordered, and what it costs. */
export function PlanSummary({ order, charged, stage, next }: SummaryProps & { stage: Stage }) {
  const { plan, choice, data, context } = order;
  const sizes = choice.configuration ?? plan;
  return (
    <OrderSummary
      title={plan.name}
      description={
        <FormattedMessage
          id="plan.summary.sizes"
          defaultMessage="{cpu, number} vCPU · {ram, number} GB · {disk, number} GB NVMe"
          description="Figures of the server in the summary"
          values={{ cpu: sizes.cpu_count, ram: sizes.ram_size, disk: sizes.disk_size }}
        />
      }
      charged={charged}
      tax={context.tax}
      months={choice.rent_period}
      trialDays={choice.trial === 'none' ? null : choice.trial === 'free' ? data.trial.free_days : data.trial.paid_days}
      action={stage === 'configuration' ? <Continue next={next} /> : null}
    />
  );
}

/** The total and the Continue button, at the bottom of small windows. */
export function BottomBar({ charged, next }: SummaryProps) {
  const { locale } = useIntl();
  return (
    <div className={css.bar}>
      <span className={css.barTotal}>
        <span className={css.barLabel}>
          <FormattedMessage
            id="plan.bar.total"
            defaultMessage="Total"
            description="Before the total at the bottom of small windows"
          />
        </span>
        <Price mono amount={{ cents: charged.total }} currency={{ short: charged.currency }} locale={locale} />
      </span>
      <Continue next={next} />
    </div>
  );
}

function Continue({ next }: { next: Stage }) {
  return (
    <Button
      type="submit"
      form={CONFIGURATION_FORM}
      name={STAGE_PARAM}
      value={next}
      variant="action"
      size="large"
      className={css.onward}
    >
      {next === 'payment' ? (
        <FormattedMessage
          id="plan.continue.payment"
          defaultMessage="Continue to payment"
          description="Button of the configuration"
        />
      ) : next === 'personal-data' ? (
        <FormattedMessage
          id="plan.continue.person"
          defaultMessage="Continue to personal data"
          description="Button of the configuration"
        />
      ) : (
        <FormattedMessage
          id="plan.continue.account"
          defaultMessage="Continue to account"
          description="Button of the configuration"
        />
      )}
    </Button>
  );
}
