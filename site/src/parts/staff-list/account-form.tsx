import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  whose: { id: 'staff.account-form.whose', defaultMessage: 'Account number' },
  hint: { id: 'staff.account-form.hint', defaultMessage: 'You’ll find it on the customer’s page' },
  choose: { id: 'staff.account-form.choose', defaultMessage: 'Continue', description: 'Button' },
  unknown: {
    id: 'staff.account-form.unknown',
    defaultMessage: 'No open account has this number.',
    description: 'Error: nothing can be ordered for an account, or offered to it',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/**
 * Asks which customer something is for, and leads to the page with their account as `customer`.
 * @param unknown what the address says, if that isn't an account of a customer
 */
export function AccountForm({ action, unknown }: { action: string; unknown: string | null }) {
  const { formatMessage } = useIntl();
  return (
    <form method="get" action={action}>
      <Stack gap={20} width="narrow">
        <TextField
          name="customer"
          label={formatMessage(words.whose)}
          hint={formatMessage(words.hint)}
          inputMode="numeric"
          defaultValue={unknown ?? ''}
          error={unknown === null ? undefined : formatMessage(words.unknown)}
          maxLength={9}
          required
        />
        <Button type="submit" variant="action">
          {formatMessage(words.choose)}
        </Button>
      </Stack>
    </form>
  );
}
