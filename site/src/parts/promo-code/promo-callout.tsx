import type { OrderPromo } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage } from 'react-intl';

/** Effect of the address's promo code on the prices below. */
export function PromoCallout({ promo }: { promo: OrderPromo }) {
  if (!promo.valid) {
    return (
      <Callout tone="warning" role="status">
        {promo.message ?? (
          <FormattedMessage
            id="order.promo.invalid"
            defaultMessage="Invalid promo code. Try again."
            description="Error beside the promo code"
          />
        )}
      </Callout>
    );
  }
  return (
    <Callout tone="success" role="status">
      <FormattedMessage
        id="order.promo.applied"
        defaultMessage="Promo code {code} applied: {percent, number}% off for the first {months, plural, one {month} other {# months}}."
        description="Above the plans, when the link carried a promo code that works"
        values={{ code: <strong>{promo.code}</strong>, percent: promo.discount_percent, months: promo.months }}
      />
    </Callout>
  );
}
