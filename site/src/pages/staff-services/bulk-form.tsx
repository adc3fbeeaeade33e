import type { StaffServicesUpdated } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Grid } from '@hoster/ui/grid';
import { List } from '@hoster/ui/list';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { PATH } from './route.ts';
import { words } from './words.ts';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  ids: words.chosen,
  change: words.change,
  days: words.days,
  until: words.until,
  reason: words.reason,
};

/** What becomes of the chosen services. The checkboxes are in the list, in the same form. */
export function BulkFields({ refused }: { refused: FormRefused | undefined }) {
  const { formatMessage } = useIntl();
  const field = (name: string, standard = '') => ({
    id: `bulk-${name}`,
    name,
    label: formatMessage(labels[name] ?? words.bulk),
    defaultValue: refused?.typed[name] ?? standard,
    error: refused?.errors[name],
  });
  return (
    <Section id="bulk" title={formatMessage(words.bulk)} size="small">
      <Stack gap={20} align="stretch">
        <FormNotes
          refused={refused}
          next={PATH}
          fieldOf={(name) => {
            const label = labels[name];
            return label && { fieldId: `bulk-${name}`, label: formatMessage(label) };
          }}
        />
        <Grid fit="medium" gap={16} align="start">
          <Select
            {...field('change', 'extend')}
            options={[
              { value: 'extend', label: formatMessage(words.extend) },
              { value: 'hold', label: formatMessage(words.hold) },
            ]}
          />
          <TextField {...field('days')} inputMode="numeric" maxLength={3} />
          <TextField {...field('until')} type="date" hint={formatMessage(words.untilHint)} />
          <TextField {...field('reason')} hint={formatMessage(words.reasonHint)} maxLength={500} required />
        </Grid>
        <Button type="submit">{formatMessage(words.apply)}</Button>
      </Stack>
    </Section>
  );
}

/** What became of each of the services. */
export function BulkResult({ updated: { results } }: { updated: StaffServicesUpdated }) {
  const { formatMessage } = useIntl();
  const changed = results.filter(({ outcome }) => outcome === 'changed').length;
  const isAll = results.every(({ outcome }) => outcome !== 'refused');
  return (
    <Callout tone={isAll ? 'success' : 'warning'} role="status" title={formatMessage(words.result, { changed })}>
      <List>
        {results.map(({ id, name, outcome, problem }) => (
          <li key={id}>
            <bdi>{`#${id} ${name}`}</bdi>
            {`: ${outcome === 'refused' ? (problem ?? '') : formatMessage(words[outcome])}`}
          </li>
        ))}
      </List>
    </Callout>
  );
}
