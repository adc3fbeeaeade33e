import type { BalanceMovement, Ledger } from '@hoster/contract';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { PaymentCell } from '../../parts/payment-cell/payment-cell.tsx';
import { runningBalances } from './running-balances.ts';
import { Day } from '../../parts/service/day.tsx';

const words = defineMessages({
  caption: {
    id: 'account.movements.title',
    defaultMessage: 'Transactions',
    description: 'Name of the table of what came to and left the balance',
  },
  what: { id: 'account.movements.what', defaultMessage: 'Transaction', description: 'Column of the movements' },
  balance: { id: 'account.movements.balance', defaultMessage: 'Balance', description: 'Column of the movements' },
  amount: { id: 'account.movements.amount', defaultMessage: 'Amount', description: 'Column of the movements' },
});

/** The latest bookings on the balance with what it was after each, newest first. */
export function Movements({ movements, balance }: { movements: readonly BalanceMovement[]; balance: Ledger }) {
  const { formatMessage } = useIntl();
  const after = runningBalances(movements, balance);
  return (
    <Table
      caption={formatMessage(words.caption)}
      cards={false}
      rows={movements}
      rowKey={({ id }) => id}
      empty={
        <Text tone="muted">
          <FormattedMessage
            id="account.movements.none"
            defaultMessage="No transactions yet. Top-ups, payments from your balance and refunds will appear here."
            description="The balance was never used"
          />
        </Text>
      }
      columns={[
        {
          id: 'what',
          header: formatMessage(words.what),
          cell: ({ description, created, payment_object_ref: ref }) => (
            <PaymentCell paymentRef={ref} detail={<Day value={created} time />}>
              {description}
            </PaymentCell>
          ),
        },
        {
          id: 'amount',
          header: formatMessage(words.amount),
          align: 'end',
          mono: true,
          cell: ({ amount }) => <LedgerPrice value={amount} column signed mono />,
        },
        {
          id: 'balance',
          header: formatMessage(words.balance),
          align: 'end',
          mono: true,
          cell: ({ id }) => {
            const value = after.get(id);
            return value ? <LedgerPrice value={value} column mono /> : '—';
          },
        },
      ]}
    />
  );
}
