import type { OrderForm, OrderFormField, StaffQuote } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Checkbox } from '@hoster/ui/checkbox';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { kindWords } from '../../parts/service/service-plan.tsx';
import { fieldName, type FormLine } from './basket.ts';
import { words } from './words.ts';

export interface LineFieldsProps {
  line: FormLine;
  /** Its place in the order, from 1. */
  number: number;
  form: OrderForm;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string[]>>;
  quote: StaffQuote['lines'][number] | undefined;
}

/** A line of the order: the form of its product, and what was agreed about its price. */
export function LineFields({ errors, form, line, number, quote, typed }: LineFieldsProps) {
  const { formatMessage } = useIntl();
  const named = (name: string, standard = '') => {
    const full = fieldName(line, name);
    return { id: full, name: full, defaultValue: typed[full] ?? standard, error: errors[full] };
  };
  const problem = errors[fieldName(line, 'line')];
  return (
    <Section
      id={`line-${line.id}`}
      title={formatMessage(words.line, { number, product: formatMessage(kindWords[line.line]) })}
      size="small"
      aside={
        <Button type="submit" name="intent" value={`remove-${line.id}`} size="small" formNoValidate>
          {formatMessage(words.remove)}
        </Button>
      }
    >
      <input type="hidden" name={fieldName(line, 'line')} value={line.line} />
      <Stack gap={20} align="stretch">
        {problem ? (
          <Callout tone="danger" role="alert" id={fieldName(line, 'line')} tabIndex={-1}>
            {problem.join(' ')}
          </Callout>
        ) : null}
        <Grid fit="medium" gap={16} align="start">
          {form.fields.map((field) => (
            <FormField key={field.name} field={field} {...named(field.name, field.value)} />
          ))}
          <TextField {...named('discount')} label={formatMessage(words.discount)} inputMode="decimal" maxLength={6} />
          <TextField
            {...named('price')}
            label={formatMessage(words.price)}
            hint={formatMessage(words.priceHint)}
            leading="€"
            inputMode="decimal"
            maxLength={9}
          />
        </Grid>
        <Checkbox
          name={fieldName(line, 'keep')}
          value="1"
          defaultChecked={typed[fieldName(line, 'keep')] !== undefined}
          label={formatMessage(words.keep)}
        />
        {quote ? (
          <Inline gap={8}>
            <Text weight="medium">
              {formatMessage(words.lineTotal, {
                net: <LedgerPrice key="net" value={quote.net} />,
                renewal: <LedgerPrice key="renewal" value={{ amount: quote.renewal.toFixed(2), currency: 'EUR' }} />,
              })}
            </Text>
          </Inline>
        ) : null}
      </Stack>
    </Section>
  );
}

interface FormFieldProps {
  field: OrderFormField;
  id: string;
  name: string;
  defaultValue: string;
  error: string[] | undefined;
}

/** A field of a product's form. */
function FormField({ field, ...rest }: FormFieldProps) {
  const { is_required: required, kind, label, options } = field;
  if (kind === 'select') return <Select {...rest} label={label} options={options} required={required} />;
  return (
    <TextField
      {...rest}
      label={label}
      {...(kind === 'number' && { inputMode: 'numeric' as const, maxLength: 4 })}
      {...(kind === 'text' && { maxLength: 255 })}
      required={required}
    />
  );
}

/** Label of a field of a line, for the list of errors. */
export function labelOf(form: OrderForm | undefined, name: string): string | undefined {
  return form?.fields.find((field) => field.name === name)?.label;
}
