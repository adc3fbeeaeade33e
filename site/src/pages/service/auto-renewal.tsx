import type { ServiceDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Switch } from '@hoster/ui/switch';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useMay } from '../../app/visitor/use-may.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';

const messages = defineMessages({
  label: { id: 'account.auto-renewal.label', defaultMessage: 'Auto-renewal' },
  save: { id: 'account.auto-renewal.save', defaultMessage: 'Save', description: 'Button without script' },
  balance: {
    id: 'account.auto-renewal.balance',
    defaultMessage: 'Pay with: balance. Keep {total} on it for the renewal, or add a card.',
    description: 'What a renewal is paid with while no card is saved',
  },
  balanceFirst: { id: 'account.auto-renewal.balance-first', defaultMessage: 'Pay with: balance, then {card}' },
  cardFirst: { id: 'account.auto-renewal.card-first', defaultMessage: 'Pay with: {card}, then balance' },
  off: {
    id: 'account.auto-renewal.off',
    defaultMessage: 'We won’t charge you. We’ll remind you before the paid term ends.',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** Switches auto-renewal, and says what it's paid with. Nothing for a service that won't be renewed. */
export function AutoRenewal({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const mayOrder = useMay('orders');
  const mayBill = useMay('billing');
  const { auto_pay: pays, renewal } = service;
  if (!renewal) return null;
  const card = renewal.card && `${renewal.card.brand} •••• ${renewal.card.last4}`;
  const source = card === null ? words.balance : renewal.first === 'card' ? words.cardFirst : words.balanceFirst;
  return (
    // A change made elsewhere shows.
    <form method="post" key={String(pays)}>
      <input type="hidden" name="intent" value="auto-renewal" />
      <Stack gap={8} align="start">
        <Switch
          name="enabled"
          label={formatMessage(words.label)}
          hint={
            <FormattedMessage
              {...(pays ? source : words.off)}
              values={{ card: card ?? '', total: <LedgerPrice value={renewal.total} /> }}
            />
          }
          defaultChecked={pays}
          disabled={!mayOrder}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        />
        <Inline gap={12}>
          {mayOrder ? (
            <noscript>
              <Button type="submit">{formatMessage(words.save)}</Button>
            </noscript>
          ) : null}
          {mayBill ? (
            <TextLink href="/my/billing/#cards">
              <FormattedMessage
                id="account.auto-renewal.methods"
                defaultMessage="Change payment methods"
                description="Link from a service to the saved cards"
              />
            </TextLink>
          ) : null}
        </Inline>
      </Stack>
    </form>
  );
}
