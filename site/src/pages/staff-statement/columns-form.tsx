import type { StatementImportDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { Refused } from '../../features/finance/refused.ts';
import { dateOrders } from './mapping-of.ts';
import { dateWords, words } from './words.ts';

interface ColumnsFormProps {
  statement: StatementImportDetails;
  table: NonNullable<StatementImportDetails['table']>;
  refused: Refused | undefined;
}

/** Says what the columns of a CSV file are. */
export function ColumnsForm({ statement: { id }, table: { columns, rows }, refused }: ColumnsFormProps) {
  const { formatMessage } = useIntl();
  const isSending = useNavigation().formMethod === 'POST';
  const [head = []] = rows;
  const numbers = Array.from({ length: columns }, (_, index) => index);
  const options = numbers.map((index) => ({
    value: String(index),
    label: formatMessage(words.option, { number: String(index + 1), sample: (head[index] ?? '').slice(0, 40) }),
  }));
  const field = (name: string, label: MessageDescriptor, isOptional: boolean, hint?: MessageDescriptor) => (
    <Select
      id={`columns-${name}`}
      name={name}
      label={formatMessage(label)}
      {...(hint && { hint: formatMessage(hint) })}
      defaultValue={refused?.values[name] ?? ''}
      error={refused?.errors[name]}
      options={[{ value: '', label: formatMessage(isOptional ? words.noColumn : words.choose) }, ...options]}
    />
  );
  return (
    <Section id="columns" title={formatMessage(words.columns)}>
      <Text tone="muted">{formatMessage(words.columnsLead)}</Text>
      <Table
        caption={formatMessage(words.sample)}
        captionHidden
        columns={numbers.map((index) => ({
          id: String(index),
          header: formatMessage(words.column, { number: String(index + 1) }),
          rowHeader: index === 0,
          cell: ({ cells }: { cells: readonly string[] }) => <bdi>{cells[index] ?? ''}</bdi>,
        }))}
        rows={rows.map((cells, index) => ({ cells, index }))}
        rowKey={({ index }) => index}
      />
      <form method="post" action={`/admin/finance/statements/${id}/`} noValidate>
        <Stack gap={16}>
          <Checkbox
            name="has_header"
            label={formatMessage(words.hasHeader)}
            defaultChecked={refused === undefined || refused.values['has_header'] !== undefined}
          />
          {field('date', words.date, false)}
          <Select
            id="columns-dates"
            name="dates"
            label={formatMessage(words.dates)}
            defaultValue={refused?.values['dates'] ?? 'dmy'}
            options={dateOrders.map((order) => ({ value: order as string, label: formatMessage(dateWords[order]) }))}
          />
          {field('amount', words.amount, false)}
          <Select
            id="columns-decimal"
            name="decimal"
            label={formatMessage(words.decimal)}
            defaultValue={refused?.values['decimal'] ?? decimalIn(rows)}
            options={[
              { value: ',', label: formatMessage(words.comma) },
              { value: '.', label: formatMessage(words.point) },
            ]}
          />
          {field('direction', words.direction, true, words.directionHint)}
          <TextField
            id="columns-outgoing"
            name="outgoing"
            label={formatMessage(words.outgoingText)}
            hint={formatMessage(words.outgoingHint)}
            defaultValue={refused?.values['outgoing'] ?? ''}
            error={refused?.errors['outgoing']}
            maxLength={40}
            autoComplete="off"
          />
          {field('remittance', words.remittance, false)}
          {field('remittance2', words.remittanceMore, true)}
          {field('payer', words.payer, true)}
          {field('iban', words.iban, true)}
          {field('currency', words.currency, true, words.currencyHint)}
          <Inline>
            <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.working)}>
              {formatMessage(words.import)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  );
}

/** The decimal separator of the amounts that the first rows show; a comma where they show none. */
const decimalIn = (rows: readonly (readonly string[])[]): ',' | '.' =>
  rows.flat().some((cell) => /^[+-]?[\d,' ]*\d\.\d{2}[+-]?$/.test(cell)) ? '.' : ',';
