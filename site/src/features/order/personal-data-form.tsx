import type { PersonalInfo } from '@hoster/contract';
import { countriesFor } from '@hoster/domain/countries';
import { Button } from '@hoster/ui/button';
import { FormErrors } from '@hoster/ui/form-errors';
import { Select } from '@hoster/ui/select';
import { TextField } from '@hoster/ui/text-field';
import { useMemo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import * as css from './stage-form.css.ts';

const words = defineMessages({
  first_name: { id: 'order.person.first-name', defaultMessage: 'First name', description: 'Field of the profile' },
  last_name: { id: 'order.person.last-name', defaultMessage: 'Last name', description: 'Field of the profile' },
  country: { id: 'order.person.country', defaultMessage: 'Country', description: 'Field of the profile' },
  choose: {
    id: 'order.person.choose-country',
    defaultMessage: 'Choose a country',
    description: 'First line of the list of countries',
  },
  city: { id: 'order.person.city', defaultMessage: 'City', description: 'Field of the profile' },
  zip_code: { id: 'order.person.zip', defaultMessage: 'Postal code', description: 'Field of the profile' },
  address: { id: 'order.person.address', defaultMessage: 'Street and number', description: 'Field of the profile' },
  saving: {
    id: 'order.person.saving',
    defaultMessage: 'Saving',
    description: 'On the button while the profile is being saved',
  },
});

const FIELDS = ['first_name', 'last_name', 'country', 'city', 'zip_code', 'address'] as const;
const isField = (name: string): name is (typeof FIELDS)[number] => FIELDS.some((field) => field === name);

interface PersonalDataFormProps {
  info: PersonalInfo | undefined;
  /** Errors by field (`user.last_name`, `zip_code`), and the texts that caused them. */
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

/** The six fields that make a profile complete: who is invoiced, and where. */
export function PersonalDataForm({ info, errors, values }: PersonalDataFormProps) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const busy = useNavigation().state !== 'idle';
  const countries = useMemo(() => {
    const nameOf = (code: string) => formatDisplayName(code, { type: 'region' }) ?? code;
    return countriesFor(locale, nameOf).map((code) => ({ value: code, label: nameOf(code) }));
  }, [formatDisplayName, locale]);
  const field = (
    name: 'first_name' | 'last_name' | 'city' | 'zip_code' | 'address',
    known: string | undefined,
    max: number,
  ) => ({
    id: `person-${name}`,
    name,
    label: formatMessage(words[name]),
    defaultValue: values[name] ?? known ?? '',
    error: errors[name] ?? errors[`user.${name}`],
    required: true,
    maxLength: max,
  });
  const summary = useMemo(
    () =>
      Object.entries(errors).flatMap(([path, texts]) => {
        const name = path.replace('user.', '');
        // Server texts such as "This field may not be blank." say nothing alone: the field's name goes before them.
        const label = isField(name) ? `${formatMessage(words[name])}: ` : '';
        return texts.map((text) => ({ fieldId: label ? `person-${name}` : undefined, text: label + text }));
      }),
    [errors, formatMessage],
  );
  return (
    <form method="post" className={css.form} noValidate>
      <input type="hidden" name="intent" value="personal-data" />
      <FormErrors
        title={formatMessage(
          {
            id: 'order.person.errors',
            defaultMessage: '{count, plural, one {# field needs} other {# fields need}} your attention',
            description: 'Title of the list of errors',
          },
          { count: summary.length },
        )}
        errors={summary}
      />
      <div className={css.pair}>
        <TextField {...field('first_name', info?.user.first_name, 150)} autoComplete="given-name" />
        <TextField {...field('last_name', info?.user.last_name, 150)} autoComplete="family-name" />
      </div>
      <Select
        id="person-country"
        name="country"
        label={formatMessage(words.country)}
        placeholder={formatMessage(words.choose)}
        defaultValue={values['country'] ?? info?.country ?? ''}
        options={countries}
        autoComplete="country"
        error={errors['country']}
        required
      />
      <TextField {...field('address', info?.address, 255)} autoComplete="street-address" />
      <div className={css.pair}>
        <TextField {...field('zip_code', info?.zip_code, 20)} autoComplete="postal-code" />
        <TextField {...field('city', info?.city, 100)} autoComplete="address-level2" />
      </div>
      <div className={css.actions}>
        <Button type="submit" variant="action" size="large" loading={busy} loadingLabel={formatMessage(words.saving)}>
          <FormattedMessage
            id="order.person.save"
            defaultMessage="Save and go to payment"
            description="Button of the personal data stage"
          />
        </Button>
      </div>
    </form>
  );
}
