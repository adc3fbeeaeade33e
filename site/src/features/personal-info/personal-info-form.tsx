import type { PersonalInfo } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Grid } from '@hoster/ui/grid';
import { Button } from '@hoster/ui/button';
import { Select } from '@hoster/ui/select';
import { TextField } from '@hoster/ui/text-field';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { CheckFields, labelledErrors } from '../../parts/form/check-fields.tsx';
import { useOpenErrors } from '../../parts/form/use-open-errors.ts';
import type { FieldErrors } from '../../api/errors.ts';
import type { CountryOption } from './country-options.ts';

const words = defineMessages({
  first_name: { id: 'account.person.first-name', defaultMessage: 'First name' },
  last_name: { id: 'account.person.last-name', defaultMessage: 'Last name' },
  email: { id: 'account.person.email', defaultMessage: 'Email', description: 'Field of the profile, read-only' },
  emailHint: {
    id: 'account.person.email-hint',
    defaultMessage: 'You sign in with this email. Change it in your security settings.',
    description: 'Hint of the read-only email field',
  },
  country: { id: 'account.person.country', defaultMessage: 'Country' },
  choose: {
    id: 'account.person.choose-country',
    defaultMessage: 'Choose a country',
    description: 'First line of the list of countries',
  },
  city: { id: 'account.person.city', defaultMessage: 'City' },
  zip_code: { id: 'account.person.zip', defaultMessage: 'Postcode' },
  address: { id: 'account.person.address', defaultMessage: 'Address' },
  addressHint: {
    id: 'account.person.address-hint',
    defaultMessage: 'Street, house number, flat',
    description: 'Hint of the address field',
  },
  phone: { id: 'account.person.phone', defaultMessage: 'Phone' },
  optional: { id: 'account.person.optional', defaultMessage: 'optional', description: 'Beside a field’s name' },
  saving: {
    id: 'account.person.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while the profile is being saved',
  },
});

const FIELDS = ['first_name', 'last_name', 'country', 'city', 'zip_code', 'address', 'phone'] as const;
const isField = (name: string): name is (typeof FIELDS)[number] => FIELDS.some((one) => one === name);

/** The field of an error: `user.last_name` is about `last_name`. */
const fieldOf = (path: string): string => path.replace('user.', '');

type TextName = Exclude<(typeof FIELDS)[number], 'country'>;

export interface PersonalInfoFormProps {
  info: PersonalInfo;
  countries: readonly CountryOption[];
  /** Errors by field (`user.last_name`, `zip_code`). */
  errors: FieldErrors;
  /** The values that caused them. */
  values: Readonly<Record<string, string>>;
  busy: boolean;
  /** Sent as the field `intent`. */
  intent: string;
  /** Whether the button continues to the next step and is the primary action. @default false */
  leadsOn?: boolean;
  /** What surrounds the button. @default a row */
  frame?: (button: ReactNode) => ReactNode;
  /** Label of the button. */
  children: ReactNode;
}

const row = (button: ReactNode) => (
  <Inline gap={12} align="stretch">
    {button}
  </Inline>
);

/** Billing details form. Posts to the page that shows it. */
export function PersonalInfoForm(props: PersonalInfoFormProps) {
  const { info, countries, errors, values, busy, intent, leadsOn = false, frame = row, children } = props;
  const { formatMessage } = useIntl();
  const { open, onChange } = useOpenErrors(errors, fieldOf);
  const summary = labelledErrors(open, (path) => {
    const name = fieldOf(path);
    return isField(name) ? { fieldId: `person-${name}`, label: formatMessage(words[name]) } : undefined;
  });
  const field = (name: TextName, known: string | null | undefined, maxLength: number) => ({
    id: `person-${name}`,
    name,
    label: formatMessage(words[name]),
    defaultValue: values[name] ?? known ?? '',
    error: open[name] ?? open[`user.${name}`],
    required: name !== 'phone',
    maxLength,
  });
  return (
    <form method="post" noValidate onChange={onChange}>
      <input type="hidden" name="intent" value={intent} />
      <Stack gap={24}>
        <CheckFields errors={summary} attempt={errors} level={3} />
        <TextField
          id="person-email"
          label={formatMessage(words.email)}
          hint={formatMessage(words.emailHint)}
          value={info.user.email}
          readOnly
          autoComplete="email"
          type="email"
        />
        <Grid columns={{ base: 1, sm: 2 }} gap={{ base: 24, sm: 16 }}>
          <TextField {...field('first_name', info.user.first_name, 150)} autoComplete="given-name" />
          <TextField {...field('last_name', info.user.last_name, 150)} autoComplete="family-name" />
        </Grid>
        <Select
          id="person-country"
          name="country"
          label={formatMessage(words.country)}
          placeholder={formatMessage(words.choose)}
          defaultValue={values['country'] ?? info.country ?? ''}
          options={countries}
          autoComplete="country"
          error={open['country']}
          aria-required
        />
        <Grid columns={{ base: 1, sm: 2 }} gap={{ base: 24, sm: 16 }}>
          <TextField {...field('city', info.city, 100)} autoComplete="address-level2" />
          <TextField {...field('zip_code', info.zip_code, 20)} autoComplete="postal-code" />
        </Grid>
        <TextField
          {...field('address', info.address, 255)}
          hint={formatMessage(words.addressHint)}
          autoComplete="address-line1"
        />
        <TextField
          {...field('phone', info.phone, 30)}
          requirement={formatMessage(words.optional)}
          type="tel"
          autoComplete="tel"
        />
        {frame(
          <Button
            type="submit"
            variant={info.is_complete && !leadsOn ? 'secondary' : 'action'}
            loading={busy}
            loadingLabel={formatMessage(words.saving)}
          >
            {children}
          </Button>,
        )}
      </Stack>
    </form>
  );
}
