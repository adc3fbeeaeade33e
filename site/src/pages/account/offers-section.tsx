import type { DsOffer } from '@hoster/contract';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useMay } from '../../app/visitor/use-may.ts';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';

const words = defineMessages({
  title: { id: 'account.offers.title', defaultMessage: 'Offers for you' },
  caption: {
    id: 'account.offers.caption',
    defaultMessage: 'Servers offered by our staff',
    description: 'Name of the table of offers, for screen readers',
  },
  server: { id: 'account.offers.server', defaultMessage: 'Server' },
  price: { id: 'account.offers.price', defaultMessage: 'Price excluding VAT' },
  until: { id: 'account.offers.until', defaultMessage: 'Valid until' },
  order: { id: 'account.offers.order', defaultMessage: 'Order' },
});

/** Servers that staff have prepared for the customer. Nothing when there are none. */
export function OffersSection({ offers }: { offers: readonly DsOffer[] }) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const mayOrder = useMay('orders');
  if (offers.length === 0) return null;
  return (
    <Stack element="section" gap={16} aria-labelledby="offers">
      <Heading level={2} size={18} id="offers">
        {formatMessage(words.title)}
      </Heading>
      <Table
        caption={formatMessage(words.caption)}
        captionHidden
        rows={offers}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'server',
            header: formatMessage(words.server),
            rowHeader: true,
            cell: ({ name, comment }) => (
              <Stack gap={4}>
                <span>{name}</span>
                {comment === null ? null : (
                  <Text size={14} tone="muted">
                    {comment}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'price',
            header: formatMessage(words.price),
            cell: ({ price, setup_fee: setupFee }) =>
              setupFee === 0 ? (
                <DisplayPrice eur={price} monthly />
              ) : (
                <FormattedMessage
                  id="account.offers.setup"
                  defaultMessage="{price} + {fee} setup"
                  description="Price of an offered server: monthly, and once"
                  values={{
                    price: <DisplayPrice eur={price} monthly />,
                    fee: <DisplayPrice eur={setupFee} />,
                  }}
                />
              ),
          },
          {
            id: 'until',
            header: formatMessage(words.until),
            nowrap: true,
            cell: ({ expires }) => <Day value={expires} />,
          },
          {
            id: 'order',
            header: formatMessage(words.order),
            labelHidden: true,
            align: 'end',
            cell: ({ name, url, state }) =>
              state === 'open' && !mayOrder ? null : state === 'open' ? (
                <LinkButton href={href(url)} size="small">
                  <FormattedMessage
                    id="account.offers.take"
                    defaultMessage="Order {name}"
                    description="Button: orders what staff have offered"
                    values={{ name }}
                  />
                </LinkButton>
              ) : (
                <Status tone={state === 'ordered' ? 'success' : 'neutral'}>
                  <FormattedMessage
                    id="account.offers.state"
                    defaultMessage="{state, select, ordered {Ordered} withdrawn {Withdrawn} other {Expired}}"
                    description="State of an offer that can’t be ordered any more"
                    values={{ state }}
                  />
                </Status>
              ),
          },
        ]}
      />
    </Stack>
  );
}
