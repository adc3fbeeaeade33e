import type { Customer } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { RadioGroup } from '@hoster/ui/radio-group';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { usePageData } from '../../app/router/page-slot.tsx';
import { REQUEST_KEY_FIELD } from '../../order/actions/request-key.ts';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import type { Refused } from './action.ts';
import { dialogTabs, isDialog, type OpenDialog } from './dialogs.ts';
import { MergeForm } from './merge-form.tsx';
import type { route } from './route.ts';
import { tabHref } from './tabs.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { dialogHints, dialogTitles, words } from './words.ts';

interface CustomerDialogProps {
  customer: Customer;
  refused: Refused | undefined;
}

/** The form of an action on a customer, which the address opens. */
export function CustomerDialog({ customer, refused }: CustomerDialogProps) {
  const { formatMessage } = useIntl();
  const { dialog: asked } = usePageData<typeof route>();
  const mayPay = useMay('payments');
  const mayErase = useMay('erasure') && customer.state !== 'closed';
  const mayLook = useMay('see_as') && customer.state !== 'closed';
  const dialog = refused && isDialog(refused.form) ? dialogOf(refused.form, refused.values) : asked;
  const person = customer.people.find(({ user }) => user === dialog?.user);
  /** Of the account; the other actions are about a person who isn't staff. */
  const allowed: Partial<Record<OpenDialog['name'], boolean>> = {
    balance: mayPay,
    erase: mayErase,
    look: mayLook,
    merge: mayErase,
    refund: mayPay && dialog?.payment !== '',
  };
  const isOpen = dialog !== null && (allowed[dialog.name] ?? person?.staff_role === null);
  return (
    <EditDialog
      open={isOpen}
      back={tabHref(customer.id, dialog ? dialogTabs[dialog.name] : 'overview')}
      title={dialog ? formatMessage(dialogTitles[dialog.name]) : ''}
      description={<bdi>{person?.name ?? customer.name}</bdi>}
    >
      {isOpen && dialog.name === 'merge' ? (
        <MergeForm id={customer.id} refused={refused?.form === 'merge' ? refused : undefined} />
      ) : isOpen ? (
        <ActionForm
          key={`${dialog.name} ${dialog.user} ${dialog.payment}`}
          id={customer.id}
          dialog={dialog}
          refused={refused}
        />
      ) : null}
    </EditDialog>
  );
}

const dialogOf = (name: OpenDialog['name'], values: Refused['values']): OpenDialog => ({
  name,
  user: Number(values['user']) || null,
  email: values['email'] ?? '',
  payment: values['payment'] ?? '',
});

function ActionForm({ dialog, id, refused }: { dialog: OpenDialog; id: number; refused: Refused | undefined }) {
  const { formatMessage } = useIntl();
  const { requestKey } = usePageData<typeof route>();
  const isSending = useNavigation().state !== 'idle';
  const { email, name, payment, user } = dialog;
  const typed = refused?.values ?? {};
  return (
    <form method="post" action={tabHref(id, dialogTabs[name])} noValidate>
      {user === null ? null : <input type="hidden" name="user" value={user} />}
      {email === '' ? null : <input type="hidden" name="email" value={email} />}
      {payment === '' ? null : <input type="hidden" name="payment" value={payment} />}
      <input type="hidden" name={REQUEST_KEY_FIELD} value={typed[REQUEST_KEY_FIELD] ?? requestKey} />
      <Stack gap={24}>
        {refused?.problem ? (
          <Callout tone="danger" role="alert">
            {refused.problem}
          </Callout>
        ) : null}
        <Text>{formatMessage(dialogHints[name], { email: <bdi key="email">{email}</bdi>, payment })}</Text>
        {name === 'balance' ? <BalanceFields refused={refused} /> : null}
        {name === 'refund' ? <RefundFields refused={refused} /> : null}
        <TextField
          name="reason"
          label={formatMessage(words.reason)}
          hint={formatMessage(words.reasonHint)}
          defaultValue={typed['reason'] ?? ''}
          error={refused?.errors['reason']}
          maxLength={500}
          required
        />
        <Button
          type="submit"
          name="intent"
          value={name}
          variant={name === 'block' || name === 'erase' ? 'danger' : 'action'}
          loading={isSending}
          loadingLabel={formatMessage(words.sending)}
        >
          {formatMessage(dialogTitles[name])}
        </Button>
      </Stack>
    </form>
  );
}

function BalanceFields({ refused }: { refused: Refused | undefined }) {
  const { formatMessage } = useIntl();
  const typed = refused?.values ?? {};
  return (
    <>
      <RadioGroup
        id="direction"
        name="direction"
        legend={formatMessage(words.direction)}
        defaultValue={typed['direction'] ?? 'credit'}
        options={[
          { value: 'credit', label: formatMessage(words.credit), hint: formatMessage(words.creditHint) },
          { value: 'debit', label: formatMessage(words.debit), hint: formatMessage(words.debitHint) },
        ]}
      />
      <TextField
        name="amount"
        inputMode="decimal"
        label={formatMessage(words.euros)}
        defaultValue={typed['amount'] ?? ''}
        error={refused?.errors['amount']}
        autoComplete="off"
        maxLength={12}
        required
      />
      <TextField
        name="text"
        label={formatMessage(words.shownText)}
        hint={formatMessage(words.shownTextHint)}
        defaultValue={typed['text'] ?? ''}
        error={refused?.errors['text']}
        maxLength={200}
      />
    </>
  );
}

function RefundFields({ refused }: { refused: Refused | undefined }) {
  const { formatMessage } = useIntl();
  const typed = refused?.values ?? {};
  return (
    <>
      <TextField
        name="amount"
        inputMode="decimal"
        label={formatMessage(words.amount)}
        hint={formatMessage(words.refundAmountHint)}
        defaultValue={typed['amount'] ?? ''}
        error={refused?.errors['amount']}
        autoComplete="off"
        maxLength={12}
        required
      />
      <RadioGroup
        id="to"
        name="to"
        legend={formatMessage(words.refundTo)}
        defaultValue={typed['to'] ?? 'method'}
        options={[
          { value: 'method', label: formatMessage(words.toMethod), hint: formatMessage(words.toMethodHint) },
          { value: 'balance', label: formatMessage(words.toBalance), hint: formatMessage(words.toBalanceHint) },
        ]}
      />
    </>
  );
}
