import type { ServiceDetails } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { DataList } from '@hoster/ui/data-list';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { paymentHref } from '../../parts/payment-cell/payment-href.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';

/** The service's original order, as charged. */
export function OrderLines({ service }: { service: ServiceDetails }) {
  const { lines, total, payment_object_ref: ref } = service;
  if (lines.length === 0) return null;
  return (
    <Section
      size="small"
      id="order"
      title={
        <FormattedMessage
          id="account.service.order"
          defaultMessage="Order"
          description="Part of the page of a service: what was charged"
        />
      }
    >
      <DataList
        dense
        items={[
          ...lines.map((line, index) => ({
            id: `line-${index}`,
            term: (
              <>
                {line.label}
                {line.count > 1 ? <> × {line.count}</> : null}
                {line.months > 0 && line.kind !== 'discount' && line.kind !== 'tax' ? (
                  <>
                    {', '}
                    <FormattedMessage
                      id="account.service.months"
                      defaultMessage="{months, plural, one {# month} other {# months}}"
                      description="For how long a line of the order is paid"
                      values={{ months: line.months }}
                    />
                  </>
                ) : null}
              </>
            ),
            value: <LedgerPrice value={line.amount} column />,
          })),
          {
            id: 'total',
            term: (
              <strong>
                <FormattedMessage
                  id="account.service.total"
                  defaultMessage="Total"
                  description="Last line of the order"
                />
              </strong>
            ),
            value: (
              <strong>
                <LedgerPrice value={total} column />
              </strong>
            ),
          },
        ]}
      />
      {ref === null ? null : (
        <Text size={14} tone="muted" lineHeight="inherit">
          <TextLink href={paymentHref(ref)}>
            <FormattedMessage
              id="account.service.payment"
              defaultMessage="Payment details"
              description="Link to the payment of the order"
            />
          </TextLink>
        </Text>
      )}
    </Section>
  );
}
