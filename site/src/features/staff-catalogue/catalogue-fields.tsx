import type { CatalogueField, CatalogueRowDetails, CatalogueValues } from '@hoster/contract';
import { Checkbox } from '@hoster/ui/checkbox';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { Fieldset } from '@hoster/ui/fieldset';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { errorsOf } from '../../parts/form/errors-of.ts';
import { countedIn, countIn, fieldText, optionText } from './values.ts';
import { fieldWord, valueWords } from './words.ts';

interface CatalogueFieldsProps {
  readonly fields: readonly CatalogueField[];
  readonly values: CatalogueValues;
  /** What was typed into a form that was refused, by the name of the field. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly errors: FieldErrors;
  readonly names: CatalogueRowDetails['names'];
}

/** Id of a field, for the list of errors. */
export const fieldId = (name: string): string => `field-${name.replace('.', '-')}`;

/** Fields of a row of the catalogue. */
export function CatalogueFields({ fields, ...rest }: CatalogueFieldsProps) {
  return (
    <Stack gap={20}>
      {fields.map((field) => (
        <Field key={field.name} field={field} {...rest} />
      ))}
    </Stack>
  );
}

function Field({
  errors,
  field,
  names,
  typed,
  values,
}: Omit<CatalogueFieldsProps, 'fields'> & { field: CatalogueField }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kind, name, optional, promised } = field;
  const value = values[name];
  const label = formatMessage(fieldWord(name));
  const hint = hintOf(field);
  const shared = {
    id: fieldId(name),
    name,
    error: errorsOf(errors, name),
    ...(hint && { hint: formatMessage(hint) }),
  };
  const list = Array.isArray(value) ? value.map(String) : [];
  const chosen = typed ? (typed[name] ?? '').split('\n').filter((one) => one !== '') : list;
  switch (kind) {
    case 'flag':
      return <Checkbox {...shared} label={label} defaultChecked={typed ? typed[name] !== undefined : value === true} />;
    case 'choice':
      return (
        <Select
          {...shared}
          label={label}
          defaultValue={typed?.[name] ?? (fieldText(value) || (field.options[0] ?? ''))}
          options={field.options.map((option) => ({ value: option, label: optionText(intl, option) }))}
        />
      );
    case 'choices':
      return (
        <CheckboxGroup
          {...shared}
          legend={label}
          defaultValue={chosen}
          options={field.options.map((option) => ({ value: option, label: optionText(intl, option) }))}
        />
      );
    case 'ids':
      return (
        <CheckboxGroup
          {...shared}
          legend={label}
          defaultValue={chosen}
          options={(names[field.of] ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
        />
      );
    case 'id':
      return (
        <Select
          {...shared}
          label={label}
          defaultValue={typed?.[name] ?? fieldText(value)}
          options={[
            ...(optional || value === undefined || value === null
              ? [{ value: '', label: formatMessage(valueWords.none) }]
              : []),
            ...(names[field.of] ?? []).map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      );
    case 'counts':
      return (
        <Fieldset legend={label} id={shared.id} error={shared.error}>
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(valueWords.counts)}</Text>
            {countedIn(intl, field, names).map(({ option, text }) => {
              const own = `${name}.${option}`;
              return (
                <TextField
                  key={own}
                  name={own}
                  label={text}
                  defaultValue={typed?.[own] ?? countIn(field, value, option)}
                  inputMode="numeric"
                  autoComplete="off"
                />
              );
            })}
          </Stack>
        </Fieldset>
      );
    case 'words':
      return (['en', 'ru'] as const).map((lang) => {
        const own = `${name}.${lang}`;
        const props = {
          ...shared,
          id: fieldId(own),
          name: own,
          error: errors[own] ?? (lang === 'en' ? (errors[name] ?? []) : []),
          label: formatMessage(lang === 'en' ? valueWords.english : valueWords.russian, { field: label }),
          defaultValue: typed?.[own] ?? (typeof value === 'object' && value ? fieldText(Reflect.get(value, lang)) : ''),
          required: lang === 'en' && !optional,
          maxLength: field.max,
        };
        return field.long ? <TextArea key={lang} {...props} /> : <TextField key={lang} {...props} />;
      });
    case 'date':
      return <TextField {...shared} label={label} type="date" defaultValue={typed?.[name] ?? fieldText(value)} />;
    default:
      return (
        <TextField
          {...shared}
          label={label}
          defaultValue={typed?.[name] ?? fieldText(value)}
          required={!optional && kind !== 'names'}
          autoComplete="off"
          {...((kind === 'integer' || kind === 'number' || kind === 'money') && {
            inputMode: kind === 'integer' ? ('numeric' as const) : ('decimal' as const),
          })}
          {...(promised && kind === 'integer' && { mono: true })}
        />
      );
  }
}

function hintOf(field: CatalogueField) {
  if (field.kind === 'names') return valueWords.commas;
  if (field.kind === 'text' && field.slug) return valueWords.slug;
  if (!field.optional || field.kind === 'ids') return null;
  return field.unlimited ? valueWords.unlimited : valueWords.optional;
}
