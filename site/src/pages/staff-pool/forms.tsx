import type { AddressPool, PoolAddress } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { poolWords as words } from '../../features/staff-pools/words.ts';

interface FormProps {
  action: string;
  refused: FormRefused | undefined;
}

/** The form of a pool: whether it gives out addresses, their gateway, and how long they rest. */
export function EditForm({ action, pool, refused }: FormProps & { pool: AddressPool }) {
  const { formatMessage } = useIntl();
  const isSending = useNavigation().formData !== undefined;
  const days = { fieldId: 'pool-days', label: formatMessage(words.days) };
  const gateway = { fieldId: 'pool-gateway', label: formatMessage(words.gateway) };
  const fields: Readonly<Record<string, typeof days | undefined>> = { quarantine_days: days, gateway };
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="intent" value="pool" />
      <Stack gap={20}>
        <FormNotes refused={refused} next={action} fieldOf={(name) => fields[name]} />
        <Checkbox
          name="is_open"
          label={formatMessage(words.isOpen)}
          hint={formatMessage(words.isOpenHint)}
          defaultChecked={refused ? refused.typed['is_open'] !== undefined : pool.is_open}
        />
        <TextField
          id={gateway.fieldId}
          name="gateway"
          label={gateway.label}
          hint={formatMessage(words.gatewayHint)}
          error={refused?.errors['gateway']}
          defaultValue={refused?.typed['gateway'] ?? pool.gateway ?? ''}
          autoComplete="off"
          maxLength={50}
          mono
        />
        <TextField
          id={days.fieldId}
          name="quarantine_days"
          label={days.label}
          hint={formatMessage(words.daysHint)}
          error={refused?.errors['quarantine_days']}
          defaultValue={refused?.typed['quarantine_days'] ?? String(pool.quarantine_days)}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.saving)}>
          {formatMessage(words.save)}
        </Button>
      </Stack>
    </form>
  );
}

/** The form that blocks an address, or unblocks it. */
export function BlockForm({ action, address, refused }: FormProps & { address: PoolAddress }) {
  const { formatMessage } = useIntl();
  const isSending = useNavigation().formData !== undefined;
  const isBlocked = address.blocked !== null;
  const reason = { fieldId: 'pool-reason', label: formatMessage(words.reason) };
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="intent" value={isBlocked ? 'unblock' : 'block'} />
      <input type="hidden" name="address" value={address.address} />
      <Stack gap={20}>
        <FormNotes refused={refused} next={action} fieldOf={(name) => (name === 'blocked' ? reason : undefined)} />
        <Text>{formatMessage(words.blockLead)}</Text>
        {isBlocked ? null : (
          <TextField
            id={reason.fieldId}
            name="blocked"
            label={reason.label}
            error={refused?.errors['blocked']}
            defaultValue={refused?.typed['blocked'] ?? ''}
            maxLength={255}
            autoComplete="off"
            required
          />
        )}
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.saving)}>
          {formatMessage(isBlocked ? words.unblock : words.block)}
        </Button>
      </Stack>
    </form>
  );
}
