import { Button } from '@hoster/ui/button';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { errorsOf } from '../../parts/form/errors-of.ts';
import { poolWords as words } from '../../features/staff-pools/words.ts';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  location: words.location,
  network: words.network,
  unit: words.unit,
  gateway: words.gateway,
  excluded: words.excluded,
  quarantine_days: words.days,
};

interface PoolFormProps {
  action: string;
  locations: readonly { id: number; name: string }[];
  refused: FormRefused | undefined;
}

/** The form for a new pool. What it consists of never changes afterwards. */
export function PoolForm({ action, locations, refused }: PoolFormProps) {
  const { formatMessage } = useIntl();
  const isSending = useNavigation().formData !== undefined;
  const fieldOf = (name: string) => {
    const label = labels[name];
    return label && { fieldId: `pool-${name}`, label: formatMessage(label) };
  };
  const field = (name: string, initial = '') => ({
    id: `pool-${name}`,
    name,
    label: formatMessage(labels[name] ?? words.network),
    error: errorsOf(refused?.errors ?? {}, name),
    defaultValue: refused?.typed[name] ?? initial,
  });
  return (
    <form method="post" action={action} noValidate>
      <Stack gap={20}>
        <FormNotes refused={refused} next={action} fieldOf={fieldOf} />
        <Select
          {...field('location')}
          required
          options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField
          {...field('network')}
          hint={formatMessage(words.networkHint)}
          autoComplete="off"
          maxLength={50}
          mono
          required
        />
        <TextField
          {...field('unit', '32')}
          hint={formatMessage(words.unitHint)}
          autoComplete="off"
          inputMode="numeric"
          mono
          required
        />
        <TextField
          {...field('gateway')}
          hint={formatMessage(words.gatewayHint)}
          autoComplete="off"
          maxLength={50}
          mono
        />
        <TextArea {...field('excluded')} hint={formatMessage(words.excludedHint)} autoComplete="off" />
        <TextField
          {...field('quarantine_days', '7')}
          hint={formatMessage(words.daysHint)}
          autoComplete="off"
          inputMode="numeric"
          required
        />
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.saving)}>
          {formatMessage(words.add)}
        </Button>
      </Stack>
    </form>
  );
}
