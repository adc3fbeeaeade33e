import type { StaffServiceDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useMay } from '../../features/staff/use-may.ts';
import { REQUEST_KEY_FIELD } from '../../order/actions/request-key.ts';
import type { FormChange } from './form.ts';
import { type ChangeRefused, pathOf } from './route.ts';
import { words } from './words.ts';

interface ChangeFormProps {
  service: StaffServiceDetails;
  change: FormChange;
  requestKey: string;
  refused: ChangeRefused | undefined;
}

/** The form of a change, with its reason. */
export function ChangeForm({ service, change, requestKey, refused }: ChangeFormProps) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" action={pathOf(service.id)} noValidate>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name={REQUEST_KEY_FIELD} value={refused?.requestKey ?? requestKey} />
      <Stack gap={24}>
        {refused?.problem == null ? null : (
          <Callout tone="danger" role="alert">
            {refused.problem || formatMessage(words.failed)}
          </Callout>
        )}
        <Value {...{ service, change, refused }} />
        <TextField
          name="reason"
          label={formatMessage(change === 'suspend' ? words.suspendedFor : words.reason)}
          hint={formatMessage(change === 'suspend' ? words.customerHint : words.reasonHint)}
          defaultValue={refused?.values['reason'] ?? ''}
          error={refused?.errors['reason']}
          maxLength={500}
          required
        />
        <Button type="submit" variant="action">
          {formatMessage(words.save)}
        </Button>
      </Stack>
    </form>
  );
}

/** The field with the new value, where a change has one. */
function Value({ service, change, refused }: Pick<ChangeFormProps, 'service' | 'change' | 'refused'>) {
  const { formatMessage } = useIntl();
  const mayRefund = useMay('payments');
  const day = {
    type: 'date',
    name: 'until',
    label: formatMessage(words.day),
    error: refused?.errors['until'],
  } as const;
  switch (change) {
    case 'extend':
      return (
        <TextField
          name="days"
          label={formatMessage(words.days)}
          inputMode="numeric"
          defaultValue={refused?.values['days'] ?? ''}
          error={refused?.errors['days']}
          maxLength={3}
          required
        />
      );
    case 'price':
      return (
        <TextField
          name="price"
          label={formatMessage(words.price)}
          hint={formatMessage(words.priceHint)}
          leading="€"
          inputMode="decimal"
          defaultValue={refused?.values['price'] ?? service.price.toFixed(2)}
          error={refused?.errors['price']}
          maxLength={9}
          required
        />
      );
    case 'hold':
      return (
        <TextField
          {...day}
          hint={formatMessage(words.holdHint)}
          defaultValue={refused?.values['until'] ?? service.held_until?.slice(0, 10) ?? ''}
        />
      );
    case 'reactivate':
      return (
        <TextField {...day} hint={formatMessage(words.reactivateHint)} defaultValue={refused?.values['until'] ?? ''} />
      );
    case 'move_term':
      return (
        <TextField
          {...day}
          hint={formatMessage(words.termHint)}
          defaultValue={refused?.values['until'] ?? service.paid_until?.slice(0, 10) ?? ''}
          required
        />
      );
    case 'cancel':
      return (
        <>
          <Callout tone="warning">{formatMessage(words.cancelled)}</Callout>
          {mayRefund ? (
            <TextField
              name="refund"
              label={formatMessage(words.refund)}
              hint={formatMessage(words.refundHint)}
              leading="€"
              inputMode="decimal"
              defaultValue={refused?.values['refund'] ?? '0.00'}
              error={refused?.errors['refund']}
              maxLength={10}
            />
          ) : null}
        </>
      );
    case 'suspend':
      return null;
  }
}
