import type { Payment } from '@hoster/contract';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../../features/currency/ledger-price.tsx';
import * as css from './page.css.ts';

/** Lines of the payment in the currency that is charged. */
export function Receipt({ payment }: { payment: Payment }) {
  return (
    <table className={css.receipt}>
      <caption className={css.partTitle}>
        {payment.status === 'paid' ? (
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
        )}
      </caption>
      <tbody>
        {payment.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no identity of their own, and keep their order
          <tr key={index}>
            <th scope="row" className={css.receiptLabel}>
              {line.label}
              {line.count > 1 ? (
                <span className={css.quiet}>
                  {' '}
                  <FormattedMessage
                    id="payment.receipt.count"
                    defaultMessage="× {count, number}"
                    description="How many of a receipt line: × 3"
                    values={{ count: line.count }}
                  />
                </span>
              ) : null}
              {line.months > 0 ? (
                <span className={css.quiet}>
                  {', '}
                  <FormattedMessage
                    id="payment.receipt.months"
                    defaultMessage="{months, plural, one {# month} other {# months}}"
                    description="For how long a receipt line is paid"
                    values={{ months: line.months }}
                  />
                </span>
              ) : null}
            </th>
            <td className={css.receiptAmount}>
              <LedgerPrice value={line.amount} column mono />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={css.receiptTotal}>
            <FormattedMessage
              id="payment.receipt.total"
              defaultMessage="Total"
              description="Last line of the receipt"
            />
          </th>
          <td className={css.receiptTotalAmount}>
            <LedgerPrice value={payment.total} column mono />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
