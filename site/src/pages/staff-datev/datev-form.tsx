import { Button } from '@hoster/ui/button';
import { Grid } from '@hoster/ui/grid';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { usePageData } from '../../app/router/page-slot.tsx';
import { CheckFields, labelledErrors } from '../../parts/form/check-fields.tsx';
import { accountFields } from './fields.ts';
import { PATH, type route } from './route.ts';
import { words } from './words.ts';

const labels = {
  from: words.from,
  to: words.to,
  consultant: words.consultant,
  client: words.client,
  domestic: words.domestic,
  oss: words.oss,
  reverse_charge: words.reverse_charge,
  outside: words.outside,
  bank: words.bank,
  debtor: words.debtor,
} as const;
const isField = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

/** What the file needs to know: a form that works without script, and whose answers are in the address. */
export function DatevForm() {
  const { formatMessage } = useIntl();
  const data = usePageData<typeof route>();
  const { problems, typed } = data;
  const errors = {
    ...data.errors,
    ...Object.fromEntries(Object.entries(problems).map(([name, word]) => [name, [formatMessage(words[word])]])),
  };
  const field = (name: keyof typeof labels) => ({
    id: `datev-${name}`,
    name,
    label: formatMessage(labels[name]),
    defaultValue: typed[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  });
  const number = { inputMode: 'numeric', maxLength: 7 } as const;
  return (
    <form method="get" action={PATH} noValidate key={JSON.stringify(typed)}>
      <Stack gap={24} align="stretch">
        {Object.keys(errors).length === 0 ? null : (
          <CheckFields
            errors={labelledErrors(errors, (name) =>
              isField(name) ? { fieldId: `datev-${name}`, label: formatMessage(labels[name]) } : undefined,
            )}
            attempt={data}
            level={2}
          />
        )}
        <Grid fit="medium" gap={16} align="start">
          <TextField {...field('from')} type="date" required />
          <TextField {...field('to')} type="date" required />
          <TextField {...field('consultant')} {...number} hint={formatMessage(words.consultantHint)} required />
          <TextField {...field('client')} {...number} hint={formatMessage(words.clientHint)} required />
          <Select
            id="datev-chart"
            name="chart"
            label={formatMessage(words.chart)}
            defaultValue={typed['chart'] ?? 'skr04'}
            options={[
              { value: 'skr04', label: 'SKR04' },
              { value: 'skr03', label: 'SKR03' },
            ]}
          />
        </Grid>
        <Section id="accounts" title={formatMessage(words.accounts)} size="small">
          <Text tone="muted">{formatMessage(words.automatic)}</Text>
          <Grid fit="medium" gap={16} align="start">
            {accountFields.map(({ name, ...usual }) => (
              <TextField key={name} {...field(name)} {...number} hint={formatMessage(words.usual, usual)} />
            ))}
          </Grid>
        </Section>
        <div>
          <Button type="submit" variant="action">
            {formatMessage(words.check)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
