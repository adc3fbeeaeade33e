import type { Payment } from '@hoster/contract';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import * as css from './page.css.ts';
import { serviceStates } from './texts.ts';

/** The ordered services with their state and a link to each in the account. */
export function OrderedServices({ orders }: { orders: Payment['orders'] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="ordered">
      <h2 id="ordered" className={css.partTitle}>
        <FormattedMessage
          id="payment.orders.title"
          defaultMessage="Ordered"
          description="Heading of the list of ordered services"
        />
      </h2>
      <ul className={css.orders} aria-live="polite">
        {orders.map(({ id, name, status }) => (
          <li key={id} className={css.order}>
            <TextLink href={`/my/services/${id}/`} tone="text" className={css.orderName}>
              {name}
            </TextLink>
            <span className={css.orderState} data-state={status}>
              <FormattedMessage {...serviceStates[status]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
