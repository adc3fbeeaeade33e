import type { InvoiceFilter } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { addressOf } from './address.ts';
import { words } from './words.ts';

/** Filter form whose fields become the query of the list. */
export function FilterForm({ filter }: { filter: InvoiceFilter }) {
  const { formatMessage } = useIntl();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    // A new address brings new initial values.
    <form method="get" action={addressOf({})} key={JSON.stringify(filter)} aria-label={formatMessage(words.filter)}>
      <Stack gap={16}>
        <Grid columns={{ base: 2, lg: 4 }} gap={16}>
          <TextField
            name="number"
            label={formatMessage(words.number)}
            defaultValue={filter.number}
            maxLength={40}
            autoComplete="off"
          />
          <Select
            name="kind"
            label={formatMessage(words.kind)}
            defaultValue={filter.kind ?? ''}
            options={[
              { value: '', label: formatMessage(words.allKinds) },
              { value: 'invoice', label: formatMessage(words.invoice) },
              { value: 'credit_note', label: formatMessage(words.credit_note) },
            ]}
          />
          <TextField type="date" name="from" label={formatMessage(words.from)} defaultValue={filter.from} />
          <TextField type="date" name="to" label={formatMessage(words.to)} defaultValue={filter.to} />
        </Grid>
        <Inline gap={16}>
          <Button type="submit">{formatMessage(words.show)}</Button>
          {isFiltered ? <TextLink href={addressOf({})}>{formatMessage(words.clear)}</TextLink> : null}
        </Inline>
      </Stack>
    </form>
  );
}
