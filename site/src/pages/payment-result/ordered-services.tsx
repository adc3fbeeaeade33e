import type { Payment } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Stack } from '@hoster/ui/stack';
import { Heading } from '@hoster/ui/heading';
import { Item, ItemList } from '@hoster/ui/item-list';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { Connect } from './connect.tsx';
import { openedOf } from './phase.ts';
import { serviceStates } from './service-states.ts';

const tones: Partial<Record<Payment['orders'][number]['status'], 'success' | 'danger'>> = {
  active: 'success',
  failed_setup: 'danger',
};

/**
 * The services that were paid for with their state and a link to each in the account; of a few new ones that are ready
 * how to get in, too. `isOrder`: whether they are new.
 */
export function OrderedServices({ orders, isOrder }: { orders: Payment['orders']; isOrder: boolean }) {
  if (orders.length === 0) return null;
  return (
    <Stack element="section" gap={12} aria-labelledby="ordered">
      <Heading level={2} size={18} id="ordered">
        {isOrder ? (
          <FormattedMessage
            id="payment.orders.title"
            defaultMessage="Ordered"
            description="Heading of the list of ordered services"
          />
        ) : (
          <FormattedMessage
            id="payment.orders.service"
            defaultMessage="Service"
            description="Heading of the service that is renewed or upgraded with a payment"
          />
        )}
      </Heading>
      <ItemList ruled aria-live="polite">
        {orders.map(({ id, name, status }) => (
          <Item
            key={id}
            layout="baseline"
            actions={
              <Text element="span" size={14} lineHeight="inherit" tone={tones[status] ?? 'muted'}>
                <FormattedMessage {...serviceStates[status]} />
              </Text>
            }
          >
            <Text element="span" mono wrap="anywhere">
              <TextLink href={`/my/services/${id}/`} tone="text">
                {name}
              </TextLink>
            </Text>
          </Item>
        ))}
      </ItemList>
      {isOrder ? openedOf(orders).map(({ id }) => <Connect key={id} id={id} />) : null}
    </Stack>
  );
}
