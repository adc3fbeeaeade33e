import type { OrderTax } from '@hoster/contract';
import type { ChargedTotal } from '@hoster/domain/money/charge';
import type { ChargedCents } from '@hoster/domain/money/money';
import { OrderSummary as Summary } from '@hoster/ui/order-summary';
import { Price } from '@hoster/ui/price';
import { RollingPrice } from '@hoster/ui/rolling-price';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showsCents } from '../../parts/price/shows-cents.ts';
import { lineLabel } from './line-label.ts';

/** What the order page passes to the summary of its line. */
export interface SummaryFrame {
  charged: ChargedTotal;
  /** Shown beside the total: what payment methods ask of it. */
  note?: ReactNode;
  /** Button of the stage. */
  action: ReactNode;
}

interface OrderSummaryProps extends SummaryFrame {
  /** Short name of the order: the plan's name. */
  title: ReactNode;
  /** The plan's line of the total, where the order's own name of it isn't in the reader's language. */
  plan?: string | undefined;
  /** Its figures in one line. */
  description?: ReactNode;
  tax: OrderTax;
  months: number;
  /** Days of the trial, and what follows it. */
  trialDays?: number | null;
}

/** The total by line, with the later price beside any discount. */
export function OrderSummary(props: OrderSummaryProps) {
  const { title, plan, description, charged, tax, months, trialDays = null, note, action } = props;
  const intl = useIntl();
  const { locale } = intl;
  const money = (cents: ChargedCents) => ({
    mono: true,
    fixed: showsCents(charged.currency),
    amount: { cents },
    currency: { short: charged.currency },
    locale,
  });
  const price = (cents: ChargedCents) => <Price {...money(cents)} />;
  return (
    <Summary
      title={title}
      description={description}
      lines={charged.lines.map((line) => ({
        // Another plan changes its line, and what else is chosen opens and closes its own.
        id: line.kind === 'tariff' ? line.kind : `${line.kind} ${line.key}`,
        label: plan !== undefined && line.kind === 'tariff' ? plan : lineLabel(intl, line, tax.rate_percent),
        amount: price(line.amountCents),
        discount: line.kind === 'discount',
        ...(line.count > 1 && { quantity: `× ${intl.formatNumber(line.count)}` }),
      }))}
      totalLabel={
        trialDays === null ? (
          <FormattedMessage
            id="order.total.months"
            defaultMessage="Total for {months, plural, one {# month} other {# months}}"
            description="Label of the total of an order"
            values={{ months }}
          />
        ) : (
          <FormattedMessage
            id="order.total.trial"
            defaultMessage="Total for the {days, plural, other {#-day}} trial"
            description="Label of the total of a trial"
            values={{ days: trialDays }}
          />
        )
      }
      total={<RollingPrice {...money(charged.total)} size="large" announcement={null} />}
      notes={[afterwards({ charged, months, trial: trialDays !== null, price }), taxNote(tax), note]}
      action={action}
    />
  );
}

/** The later price, where it differs from the total. */
function afterwards(props: {
  charged: ChargedTotal;
  months: number;
  trial: boolean;
  price: (cents: ChargedCents) => ReactNode;
}): ReactNode {
  const { charged, months, trial, price } = props;
  const { next, renewal, total } = charged;
  if (!trial && next === total && renewal.total === total) return null;
  const values = { price: price(next), later: price(renewal.total), months };
  return trial ? (
    <FormattedMessage
      id="order.after-trial"
      defaultMessage="After the trial: {price} for {months, plural, one {# month} other {# months}}"
      description="Under the total of a trial: what it costs then"
      values={values}
    />
  ) : next < renewal.total ? (
    <FormattedMessage
      id="order.renewal.promo"
      defaultMessage="Renews at {price} for {months, plural, one {# month} other {# months}} while the promo code applies, then at {later}"
      description="Under a total with a promo code that lasts longer than the first term: its price and the regular one"
      values={values}
    />
  ) : (
    <FormattedMessage
      id="order.renewal"
      defaultMessage="Renews at {price} for {months, plural, one {# month} other {# months}}"
      description="Under a total with discounts or one-time services: the regular price"
      values={values}
    />
  );
}

function taxNote(tax: OrderTax): ReactNode {
  if (tax.reverse_charge) {
    return (
      <FormattedMessage
        id="order.tax.reverse"
        defaultMessage="Reverse charge: your company accounts for the VAT."
        description="Under the total: the buyer pays the tax"
      />
    );
  }
  if (tax.country === null) {
    return (
      <FormattedMessage
        id="order.tax.unknown"
        defaultMessage="Excluding VAT. If VAT applies, we’ll add it once we know your country."
        description="Under the total while the buyer's country is unknown"
      />
    );
  }
  return null;
}
