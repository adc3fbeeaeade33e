import type { OpenPayment } from '@hoster/contract';
import { Section } from '@hoster/ui/section';
import { Table } from '@hoster/ui/table';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { PaymentCell } from '../../parts/payment-cell/payment-cell.tsx';
import { Day } from '../../parts/service/day.tsx';

const words = defineMessages({
  title: {
    id: 'account.open-payments.title',
    defaultMessage: 'Unfinished payments',
    description: 'Heading of the payments that the customer has started and not finished',
  },
  list: {
    id: 'account.open-payments.list',
    defaultMessage: 'Payments to finish',
    description: 'Name of the table of unfinished payments',
  },
  what: {
    id: 'account.open-payments.what',
    defaultMessage: 'Payment',
    description: 'Column of the unfinished payments: what is paid for',
  },
  amount: {
    id: 'account.open-payments.amount',
    defaultMessage: 'Amount',
    description: 'Column of the unfinished payments',
  },
});

const purposes = defineMessages({
  purchase: { id: 'account.open-payments.purchase', defaultMessage: 'Order payment' },
  top_up: { id: 'account.open-payments.top-up', defaultMessage: 'Balance top-up' },
  upgrade: { id: 'account.open-payments.upgrade', defaultMessage: 'Service upgrade' },
  renewal: { id: 'account.open-payments.renewal', defaultMessage: 'Service renewal' },
  card: { id: 'account.open-payments.card', defaultMessage: 'Card check' },
});

/** Payments waiting for the customer or the money, each with a link to its page. Nothing when there are none. */
export function OpenPayments({ payments }: { payments: readonly OpenPayment[] }) {
  const { formatMessage } = useIntl();
  if (payments.length === 0) return null;
  return (
    <Section id="open-payments" title={formatMessage(words.title)}>
      <Table
        caption={formatMessage(words.list)}
        captionHidden
        cards={false}
        rows={payments}
        rowKey={({ ref }) => ref}
        columns={[
          {
            id: 'what',
            header: formatMessage(words.what),
            cell: (payment) => (
              <PaymentCell paymentRef={payment.ref} detail={<Until {...payment} />}>
                {formatMessage(purposes[payment.purpose])}
              </PaymentCell>
            ),
          },
          {
            id: 'amount',
            header: formatMessage(words.amount),
            align: 'end',
            mono: true,
            cell: ({ total }) => <LedgerPrice value={total} column mono />,
          },
        ]}
      />
    </Section>
  );
}

function Until({ status, created, expires }: OpenPayment) {
  if (status === 'pending')
    return (
      <FormattedMessage
        id="account.open-payments.pending"
        defaultMessage="Waiting for confirmation"
        description="An unfinished payment: the money is under way, the customer has nothing to do"
      />
    );
  if (status === 'failed')
    return (
      <FormattedMessage
        id="account.open-payments.failed"
        defaultMessage="Payment failed, try again"
        description="An unfinished payment that can be repeated on its page"
      />
    );
  if (expires === null) return <Day value={created} time />;
  return (
    <FormattedMessage
      id="account.open-payments.until"
      defaultMessage="Pay by {date}"
      description="An unfinished payment: the time at which it is cancelled"
      values={{ date: <Day value={expires} time /> }}
    />
  );
}
