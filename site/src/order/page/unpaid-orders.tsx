import type { UnpaidOrder } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { paymentHref } from '../../parts/payment-cell/payment-href.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { UnpaidButtons, UnpaidFields } from './unpaid-buttons.tsx';

/** Notice about an unpaid order, with links to pay for it, change it or cancel it. */
export function UnpaidOrders({ orders }: { orders: readonly UnpaidOrder[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // On return from the bank, the browser shows the page as it was before.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void navigate(pathname + search, { replace: true, preventScrollReset: true });
    };
    addEventListener('pageshow', refresh);
    return () => removeEventListener('pageshow', refresh);
  }, [navigate, pathname, search]);
  return orders.map((order) => <Unpaid key={order.payment_object_ref} order={order} />);
}

function Unpaid({ order: { payment_object_ref: ref, names, total, url } }: { order: UnpaidOrder }) {
  return (
    <Callout
      tone="warning"
      title={
        <FormattedMessage
          id="order.unpaid.title"
          defaultMessage="You have an unpaid order"
          description="Title: an earlier order waits for its payment"
        />
      }
      actions={
        <form method="post" data-keep-scroll>
          <Inline gap={8}>
            {' '}
            <UnpaidFields payment={ref} />
            <LinkButton href={paymentHref(ref)} variant="action">
              <FormattedMessage
                id="order.unpaid.pay"
                defaultMessage="Pay now"
                description="Link to the payment of an unpaid order"
              />
            </LinkButton>
            <UnpaidButtons canChange={url !== paymentHref(ref)} />
          </Inline>
        </form>
      }
    >
      <p>
        <FormattedMessage
          id="order.unpaid.text"
          defaultMessage="{names} for {total}. Pay for it, change it or cancel it. Until then, another order can only be paid for from your balance."
          description="An earlier order waits for its payment: which one"
          values={{ names: <strong>{names.join(', ')}</strong>, total: <LedgerPrice value={total} /> }}
        />
      </p>
    </Callout>
  );
}
