import type { CatalogueRowDetails, CatalogueTableName } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { Button } from '@hoster/ui/button';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { CatalogueFields, fieldId } from '../../features/staff-catalogue/catalogue-fields.tsx';
import { errorsOf } from '../../parts/form/errors-of.ts';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { euros, fieldText, formFields } from '../../features/staff-catalogue/values.ts';
import { fieldWord } from '../../features/staff-catalogue/words.ts';
import type { RowForm } from './route.ts';
import { words } from './words.ts';

interface RowFormProps {
  readonly table: CatalogueTableName;
  readonly row: CatalogueRowDetails;
  /** This form, if it was refused. */
  readonly refused: FormRefused | undefined;
}

/** The form of a row that the address asks for. */
export function RowFormOf({ edit, ...props }: RowFormProps & { edit: RowForm }) {
  if (edit === 'values') return <ValuesForm {...props} />;
  if (edit === 'price') return <PriceForm {...props} />;
  return edit === 'stock' ? <StockForm {...props} /> : <StateForm {...props} />;
}

function Frame({
  children,
  fieldOf = () => undefined,
  intent,
  label,
  refused,
  row,
  table,
}: RowFormProps & {
  intent: RowForm;
  label: string;
  fieldOf?: (name: string) => { fieldId: string; label: string } | undefined;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const isSending = useNavigation().formData?.get('intent') === intent;
  const action = `/admin/catalogue/${table}/${row.key}/?edit=${intent}`;
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="intent" value={intent} />
      <Stack gap={24}>
        <FormNotes refused={refused} next={action} fieldOf={fieldOf} />
        {children}
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.saving)}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}

function ValuesForm(props: RowFormProps) {
  const { formatMessage } = useIntl();
  const { refused, row, table } = props;
  const described = catalogueTables[table];
  const fields = formFields(described, false);
  return (
    <Frame
      {...props}
      intent="values"
      label={formatMessage(words.save)}
      fieldOf={(path) => {
        const [name = ''] = path.split('.');
        return fields.some((one) => one.name === name)
          ? { fieldId: fieldId(path), label: formatMessage(fieldWord(name)) }
          : undefined;
      }}
    >
      <input type="hidden" name="version" value={refused?.typed['version'] ?? row.version} />
      {described.line && (row.services ?? 0) > 0 ? <Text tone="muted">{formatMessage(words.editHint)}</Text> : null}
      <CatalogueFields
        fields={fields}
        values={row.values}
        typed={refused?.typed}
        errors={refused?.errors ?? {}}
        names={row.names}
      />
    </Frame>
  );
}

function PriceForm(props: RowFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { refused, row, table } = props;
  const { hasOldPrice, line, price = 'price_cents' } = catalogueTables[table];
  const { errors = {}, typed } = refused ?? {};
  const labels = { price: words.price, old_price: words.oldPrice, starts: words.starts, reason: words.reason };
  return (
    <Frame
      {...props}
      intent="price"
      label={formatMessage(words.setPrice)}
      fieldOf={(name) => {
        const label = Object.entries(labels).find(([one]) => one === name)?.[1];
        return label && { fieldId: fieldId(name), label: formatMessage(label) };
      }}
    >
      <TextField
        id={fieldId('price')}
        name="price"
        label={formatMessage(words.price)}
        hint={formatMessage(words.priceHint)}
        defaultValue={typed?.['price'] ?? fieldText(row.values[price])}
        error={errorsOf(errors, 'price')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {hasOldPrice ? (
        <TextField
          id={fieldId('old_price')}
          name="old_price"
          label={formatMessage(words.oldPrice)}
          hint={formatMessage(words.oldPriceHint)}
          defaultValue={typed?.['old_price'] ?? fieldText(row.values['old_price_cents'])}
          error={errorsOf(errors, 'old_price')}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : null}
      <TextField
        id={fieldId('starts')}
        name="starts"
        type="date"
        label={formatMessage(words.starts)}
        hint={formatMessage(words.startsHint)}
        defaultValue={typed?.['starts'] ?? ''}
        error={errorsOf(errors, 'starts')}
      />
      <TextField
        id={fieldId('reason')}
        name="reason"
        label={formatMessage(words.reason)}
        hint={formatMessage(words.reasonHint)}
        defaultValue={typed?.['reason'] ?? ''}
        error={errorsOf(errors, 'reason')}
        maxLength={500}
      />
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {formatMessage(words.affected)}
        </Heading>
        <Text>{formatMessage(words.affectedNew)}</Text>
        {line === undefined ? (
          <Text>{formatMessage(words.affectedOption)}</Text>
        ) : row.sold_at.length === 0 ? (
          <Text>{formatMessage(words.affectedNone)}</Text>
        ) : (
          <ul>
            {row.sold_at.map((one) => (
              <li key={one.price.amount}>
                {formatMessage(words.keep, { count: one.services, price: euros(intl, one.price.amount) })}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Frame>
  );
}

function StockForm(props: RowFormProps) {
  const { formatMessage } = useIntl();
  const { refused, row } = props;
  return (
    <Frame {...props} intent="stock" label={formatMessage(words.save)}>
      <Text tone="muted">{formatMessage(words.stockHint)}</Text>
      {row.stock_by_location.map(({ available, location, name }, index) => (
        <div key={location}>
          <input type="hidden" name="location" value={location} />
          <input
            type="hidden"
            name={`was-${location}`}
            value={refused?.typed[`was-${location}`] ?? String(available ?? '')}
          />
          <TextField
            id={fieldId(`available-${location}`)}
            name={`available-${location}`}
            label={name}
            defaultValue={refused?.typed[`available-${location}`] ?? String(available ?? '')}
            error={refused?.errors[`stock.${index}.available`]}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      ))}
    </Frame>
  );
}

function StateForm(props: RowFormProps) {
  const { formatMessage } = useIntl();
  const { refused, row, table } = props;
  const { line } = catalogueTables[table];
  const { is_on: isOn } = row;
  return (
    <Frame {...props} intent="state" label={formatMessage(isOn ? words.turnOff : words.turnOn)}>
      <input type="hidden" name="on" value={isOn ? '0' : '1'} />
      <Text>{formatMessage(isOn ? words.offHint : words.onHint)}</Text>
      {isOn && line !== undefined ? (
        <TextField
          id={fieldId('successor')}
          name="successor"
          label={formatMessage(words.successor)}
          hint={formatMessage(words.successorHint)}
          defaultValue={refused?.typed['successor'] ?? ''}
          error={errorsOf(refused?.errors ?? {}, 'successor')}
          maxLength={40}
          autoComplete="off"
        />
      ) : null}
    </Frame>
  );
}
