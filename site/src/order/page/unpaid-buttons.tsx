import type { PaymentPurpose } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';

/** Name of the field that identifies the order for `unpaidOrderAction`. */
export function UnpaidFields({ payment }: { payment: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="unpaid" />
      <input type="hidden" name="ref" value={payment} />
    </>
  );
}

interface UnpaidButtonsProps {
  purpose?: PaymentPurpose;
  /** Whether a page of the shop has what was ordered. */
  canChange?: boolean;
}

/** The buttons that `unpaidOrderAction` handles. Only orders can be changed. */
export function UnpaidButtons({ canChange = true, purpose = 'purchase' }: UnpaidButtonsProps) {
  if (purpose !== 'purchase') {
    return (
      <Button type="submit" name="then" value="cancel">
        {purpose === 'upgrade' ? (
          <FormattedMessage
            id="order.unpaid.cancel-upgrade"
            defaultMessage="Cancel upgrade"
            description="Button that cancels the upgrade of a service that hasn’t been paid"
          />
        ) : purpose === 'renewal' ? (
          <FormattedMessage
            id="order.unpaid.cancel-renewal"
            defaultMessage="Cancel payment"
            description="Button that cancels the payment for the next term of a service"
          />
        ) : (
          <FormattedMessage
            id="order.unpaid.cancel-top-up"
            defaultMessage="Cancel top-up"
            description="Button that cancels a top-up that hasn’t been paid"
          />
        )}
      </Button>
    );
  }
  return (
    <>
      {canChange ? (
        <>
          <Button type="submit" name="then" value="change">
            <FormattedMessage
              id="order.unpaid.change"
              defaultMessage="Change order"
              description="Button that cancels an unpaid order and opens its configuration"
            />
          </Button>{' '}
        </>
      ) : null}
      <Button type="submit" name="then" value="cancel">
        <FormattedMessage
          id="order.unpaid.cancel"
          defaultMessage="Cancel order"
          description="Button that cancels an unpaid order"
        />
      </Button>
    </>
  );
}
