import type { Partner } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { PARTNER } from './route.ts';

const messages = defineMessages({
  title: { id: 'partner.payout.title', defaultMessage: 'Pay out cashback', description: 'Title of the payout' },
  paying: { id: 'partner.payout.paying', defaultMessage: 'Paying out…' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** Moves the available cashback to the balance. The number makes a second press, or one in another tab, harmless. */
export function PayoutDialog({ open, partner }: { open: boolean; partner: Partner }) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === 'pay-out';
  const { available, next_payout: number } = partner;
  const amount = <LedgerPrice value={available} />;
  return (
    <EditDialog open={open} back={PARTNER} title={formatMessage(words.title)}>
      <form method="post" action={PARTNER}>
        <input type="hidden" name="intent" value="pay-out" />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="amount" value={available.amount} />
        <Stack gap={24}>
          <Text element="p">
            <FormattedMessage
              id="partner.payout.text"
              defaultMessage="We’ll add {amount} to your balance. Use it for orders and renewals."
              values={{ amount }}
            />
          </Text>
          <Inline gap={12}>
            <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.paying)}>
              <FormattedMessage
                id="partner.payout.submit"
                defaultMessage="Pay out {amount}"
                description="Button that moves cashback to the balance"
                values={{ amount }}
              />
            </Button>
          </Inline>
        </Stack>
      </form>
    </EditDialog>
  );
}
