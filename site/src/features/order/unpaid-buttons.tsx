import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';

/** Tells `actUnpaid` which order its form is about. */
export function UnpaidFields({ payment }: { payment: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="unpaid" />
      <input type="hidden" name="ref" value={payment} />
    </>
  );
}

/** The buttons that `actUnpaid` knows. `isOrder`: a top-up has nothing to change. */
export function UnpaidButtons({ isOrder = true }: { isOrder?: boolean }) {
  if (!isOrder) {
    return (
      <Button type="submit" name="then" value="cancel">
        <FormattedMessage
          id="order.unpaid.cancel-top-up"
          defaultMessage="Cancel top-up"
          description="Button that cancels a top-up that hasn’t been paid"
        />
      </Button>
    );
  }
  return (
    <>
      <Button type="submit" name="then" value="change">
        <FormattedMessage
          id="order.unpaid.change"
          defaultMessage="Change order"
          description="Button that cancels an unpaid order and opens its configuration"
        />
      </Button>{' '}
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
