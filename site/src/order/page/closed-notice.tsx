import type { Features, ProductLine } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage } from 'react-intl';

/** Whether a product line can’t be ordered at present. */
export const isLineClosed = (features: Features | undefined, line: ProductLine): boolean =>
  features?.closed_orders?.all === true || features?.closed_orders?.lines.includes(line) === true;

/** Whether nothing can be ordered or paid at present. */
export const isShopClosed = (features: Features | undefined): boolean => features?.closed_orders?.all === true;

/** Says that orders aren’t open yet. */
export const ClosedNotice = ({ isForLine = false }: { isForLine?: boolean }) => (
  <Callout
    tone="info"
    title={
      isForLine ? (
        <FormattedMessage
          id="order.closed.line.title"
          defaultMessage="Orders of this product aren’t open yet"
          description="Title on the order page of a product that isn’t sold yet"
        />
      ) : (
        <FormattedMessage
          id="order.closed.title"
          defaultMessage="Orders aren’t open yet"
          description="Title on the order page while nothing is sold yet"
        />
      )
    }
  >
    <p>
      <FormattedMessage
        id="order.closed"
        defaultMessage="You can compare plans and prices. Please come back later to order."
        description="On the order page while orders aren’t open"
      />
    </p>
  </Callout>
);
