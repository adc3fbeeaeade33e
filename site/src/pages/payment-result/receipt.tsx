import type { Payment } from '@hoster/contract';
import { Receipt as Drawing } from '@hoster/ui/receipt';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';

/** Lines of the payment in the currency that is charged. */
export function Receipt({ payment }: { payment: Payment }) {
  return (
    <Drawing
      caption={
        payment.status === 'paid' ? (
          <FormattedMessage
            id="payment.receipt.title"
            defaultMessage="Receipt"
            description="Heading of the list of amounts that were paid"
          />
        ) : (
          <FormattedMessage
            id="payment.receipt.unpaid"
            defaultMessage="Amount"
            description="Heading of the list of amounts before they are paid"
          />
        )
      }
      lines={payment.lines.map((line) => ({
        label: line.label,
        note: (
          <>
            {line.count > 1 ? (
              <>
                {' '}
                <FormattedMessage
                  id="payment.receipt.count"
                  defaultMessage="× {count, number}"
                  description="How many of a receipt line: × 3"
                  values={{ count: line.count }}
                />
              </>
            ) : null}
            {line.months > 0 ? (
              <>
                {', '}
                <FormattedMessage
                  id="payment.receipt.months"
                  defaultMessage={'{months, plural, one {#\u00a0month} other {#\u00a0months}}'}
                  description="For how long a receipt line is paid"
                  values={{ months: line.months }}
                />
              </>
            ) : null}
          </>
        ),
        amount: <LedgerPrice value={line.amount} column mono />,
      }))}
      totalLabel={
        <FormattedMessage id="payment.receipt.total" defaultMessage="Total" description="Last line of the receipt" />
      }
      total={<LedgerPrice value={payment.total} column mono />}
    />
  );
}
