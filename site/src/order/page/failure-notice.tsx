import type { CurrencyCode } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DataList } from '@hoster/ui/data-list';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import type { OrderFailure } from '../actions/order-failure.ts';
import type { ChangedLine } from '../submitted-order.ts';

/** Longest wait shown in seconds; longer ones are shown in minutes. */
const SECONDS_SAID = 90;

interface FailureNoticeProps {
  failure: OrderFailure;
  /** The total that was sent with the order. */
  submitted: { amount: string; currency: CurrencyCode } | null;
  /** The changed lines of the total. */
  changes?: readonly ChangedLine[];
}

/** Reason that an order was rejected, when it isn't a single field. Takes the focus when it appears. */
export function FailureNotice({ failure, submitted, changes = [] }: FailureNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [failure]);
  const frame = (title: ReactNode, text: ReactNode, more: ReactNode = null) => (
    <Callout ref={root} tabIndex={-1} role="alert" tone="danger" title={title}>
      <p>{text}</p>
      {more}
    </Callout>
  );
  switch (failure.kind) {
    case 'price_changed':
      return frame(
        <FormattedMessage
          id="order.failure.price.title"
          defaultMessage="The price has changed"
          description="Title: the total is another one now"
        />,
        submitted ? (
          <FormattedMessage
            id="order.failure.price.from-to"
            defaultMessage="The price changed from {old} to {new}. You haven’t been charged. Review the total and place the order again."
            description="The total is another one now: both totals"
            values={{
              old: (
                <s>
                  <LedgerPrice value={submitted} />
                </s>
              ),
              new: (
                <strong>
                  <LedgerPrice value={failure.total} />
                </strong>
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="order.failure.price.to"
            defaultMessage="The new price is {new}. You haven’t been charged. Review the total and place the order again."
            description="The total is another one now"
            values={{
              new: (
                <strong>
                  <LedgerPrice value={failure.total} />
                </strong>
              ),
            }}
          />
        ),
        changes.length > 0 ? <ChangedLines changes={changes} /> : null,
      );
    case 'sold_out':
      return frame(
        <FormattedMessage
          id="order.failure.sold-out"
          defaultMessage="Your order can’t be filled at the moment"
          description="Title: somebody was faster"
        />,
        failure.detail,
      );
    case 'busy':
      return frame(
        <FormattedMessage
          id="order.failure.busy.title"
          defaultMessage="Too many orders"
          description="Title: rate limit"
        />,
        (failure.seconds ?? 0) > SECONDS_SAID ? (
          <FormattedMessage
            id="order.failure.busy.minutes"
            defaultMessage="Try again in {minutes, plural, one {# minute} other {# minutes}}. Your details are saved."
            description="Rate limit: when to try again, in more than a minute"
            values={{ minutes: Math.ceil((failure.seconds ?? 0) / 60) }}
          />
        ) : (
          <FormattedMessage
            id="order.failure.busy"
            defaultMessage="{seconds, plural, =0 {Try again in a moment.} one {Try again in # second.} other {Try again in # seconds.}} Your details are saved."
            description="Rate limit: when to try again"
            values={{ seconds: failure.seconds ?? 0 }}
          />
        ),
      );
    case 'unreachable':
      return frame(
        <FormattedMessage
          id="order.failure.unreachable.title"
          defaultMessage="We couldn’t reach {brand}"
          description="Title: network failure"
        />,
        <FormattedMessage
          id="order.failure.unreachable"
          defaultMessage="Your details are saved. Try again; you won’t be charged twice."
          description="Network failure: what to do"
        />,
      );
    case 'failed':
      return frame(
        <FormattedMessage
          id="order.failure.failed.title"
          defaultMessage="We couldn’t place your order"
          description="Title: the server failed"
        />,
        failure.detail ?? (
          <FormattedMessage
            id="order.failure.failed"
            defaultMessage="Something went wrong; our developers are already on it."
            description="The server failed"
          />
        ),
      );
    default:
      return null;
  }
}

/** Changes of the total by line. */
function ChangedLines({ changes }: { changes: readonly ChangedLine[] }) {
  return (
    <DataList
      dense
      items={changes.map(({ id, label, old, now }) => ({
        id,
        term: label,
        value: (
          <>
            {old ? (
              <s>
                <LedgerPrice value={old} />
              </s>
            ) : (
              <FormattedMessage
                id="order.failure.price.new"
                defaultMessage="new"
                description="In a list of changed prices, instead of the old price: a line that wasn’t there before"
              />
            )}
            {' → '}
            {now ? (
              <LedgerPrice value={now} />
            ) : (
              <FormattedMessage
                id="order.failure.price.gone"
                defaultMessage="not charged"
                description="In a list of changed prices, instead of the new price: a line that is gone"
              />
            )}
          </>
        ),
      }))}
    />
  );
}
