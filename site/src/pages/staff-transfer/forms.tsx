import type { StaffTransferDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Refused } from '../../features/finance/refused.ts';
import { words } from './words.ts';

interface FormProps {
  transfer: StaffTransferDetails;
  refused: Refused | undefined;
}

/** A form of this page with its fields. */
function Form({ id, children }: { id: number; children: ReactNode }) {
  return (
    <form method="post" action={`/admin/finance/transfers/${id}/`} noValidate>
      <Stack gap={16}>{children}</Stack>
    </form>
  );
}

/** Assigns a transfer to the payment with a reference. */
export function AssignForm({ transfer, refused: any }: FormProps) {
  const { formatMessage } = useIntl();
  const refused = any?.intent === 'assign' ? any : undefined;
  return (
    <Section id="assign" title={formatMessage(words.assignTo)}>
      <Form id={transfer.id}>
        <input type="hidden" name="line" value={transfer.line} />
        <TextField
          id="assign-reference"
          name="reference"
          label={formatMessage(words.reference)}
          hint={formatMessage(words.assignHint)}
          defaultValue={refused?.values['reference'] ?? ''}
          error={refused?.errors['reference']}
          maxLength={40}
          autoComplete="off"
          required
        />
        <Inline>
          <Button type="submit" name="intent" value="assign">
            {formatMessage(words.assign)}
          </Button>
        </Inline>
      </Form>
    </Section>
  );
}

/** Adds the money to a customer's balance. */
export function CreditForm({ transfer, refused: any }: FormProps) {
  const { formatMessage, formatNumber } = useIntl();
  const refused = any?.intent === 'credit' ? any : undefined;
  const account = refused?.errors['account'];
  const { amount, currency } = transfer.amount;
  return (
    <Section id="credit" title={formatMessage(words.credit)}>
      <Text tone="muted">{formatMessage(words.creditLead)}</Text>
      <Form id={transfer.id}>
        <TextField
          id="credit-account"
          name="account"
          inputMode="numeric"
          label={formatMessage(words.creditAccount)}
          defaultValue={refused?.values['account'] ?? ''}
          error={account?.[0] === '' ? formatMessage(words.noNumber) : account}
          maxLength={12}
          autoComplete="off"
          required
        />
        <TextField
          id="credit-reason"
          name="reason"
          label={formatMessage(words.reason)}
          defaultValue={refused?.values['reason'] ?? ''}
          error={refused?.errors['reason']}
          maxLength={500}
          required
        />
        <Inline>
          <Button type="submit" name="intent" value="credit">
            {formatMessage(words.creditButton, {
              amount: formatNumber(Number(amount), { style: 'currency', currency }),
            })}
          </Button>
        </Inline>
      </Form>
    </Section>
  );
}

/** Sets a transfer aside that is no customer's. */
export function AsideForm({ transfer, refused: any }: FormProps) {
  const { formatMessage } = useIntl();
  const refused = any?.intent === 'aside' ? any : undefined;
  return (
    <Section id="aside" title={formatMessage(words.aside)}>
      <Text tone="muted">{formatMessage(words.asideLead)}</Text>
      <Form id={transfer.id}>
        <TextField
          id="aside-reason"
          name="reason"
          label={formatMessage(words.reason)}
          defaultValue={refused?.values['reason'] ?? ''}
          error={refused?.errors['reason']}
          maxLength={500}
          required
        />
        <Inline>
          <Button type="submit" name="intent" value="aside">
            {formatMessage(words.asideButton)}
          </Button>
        </Inline>
      </Form>
    </Section>
  );
}

/** Takes back that a transfer was set aside. */
export function TakeBackForm({ transfer }: Pick<FormProps, 'transfer'>) {
  const { formatMessage } = useIntl();
  return (
    <Form id={transfer.id}>
      <Inline>
        <Button type="submit" name="intent" value="take-back">
          {formatMessage(words.takeBack)}
        </Button>
      </Inline>
    </Form>
  );
}
