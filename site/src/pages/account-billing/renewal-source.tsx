import type { Finance } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { RadioGroup } from '@hoster/ui/radio-group';
import { Stack } from '@hoster/ui/stack';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Saved } from '../../parts/form/saved.tsx';

const messages = defineMessages({
  legend: { id: 'account.renewal-source.legend', defaultMessage: 'Pay for renewals with' },
  balance: { id: 'account.renewal-source.balance', defaultMessage: 'Balance, then {card}' },
  card: { id: 'account.renewal-source.card', defaultMessage: '{card}, then balance' },
  save: { id: 'account.renewal-source.save', defaultMessage: 'Save order' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** The order in which renewals are paid. Nothing without a card: the balance pays for them. */
export function RenewalSource({
  finance,
  saved,
}: {
  finance: Pick<Finance, 'saved_cards' | 'renewal_source'>;
  saved: boolean;
}) {
  const { formatMessage } = useIntl();
  const card = finance.saved_cards.find(({ is_default: isDefault }) => isDefault);
  if (!card) return null;
  const name = `${card.brand} •••• ${card.last4}`;
  return (
    <form method="post">
      <Stack>
        {saved ? (
          <Saved>
            <FormattedMessage
              id="account.renewal-source.saved"
              defaultMessage="Payment order saved."
              description="After choosing what renewals are paid from first"
            />
          </Saved>
        ) : null}
        <input type="hidden" name="intent" value="renewal-source" />
        <RadioGroup
          key={finance.renewal_source}
          name="first"
          legend={formatMessage(words.legend)}
          defaultValue={finance.renewal_source}
          options={[
            { value: 'balance', label: formatMessage(words.balance, { card: name }) },
            { value: 'card', label: formatMessage(words.card, { card: name }) },
          ]}
        />
        <Inline gap={12}>
          <Button type="submit">{formatMessage(words.save)}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
