import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { Select } from '@hoster/ui/select';
import { TextField } from '@hoster/ui/text-field';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { CheckFields, labelledErrors } from '../../parts/form/check-fields.tsx';
import type { FieldErrors } from '../../api/errors.ts';
import type { CountryOption } from '../../features/personal-info/country-options.ts';
import type { BillingAnswer } from './billing-action.ts';

const words = defineMessages({
  name: { id: 'account.payer.name', defaultMessage: 'Company name' },
  country: { id: 'account.payer.country', defaultMessage: 'Country' },
  choose: { id: 'account.payer.choose', defaultMessage: 'Choose a country' },
  address: { id: 'account.payer.address', defaultMessage: 'Street and building' },
  addressHint: {
    id: 'account.payer.address-hint',
    defaultMessage: 'As it must be on invoices. If empty, we use the one in your personal data.',
    description: 'Hint of a company’s address',
  },
  zip: { id: 'account.payer.zip', defaultMessage: 'Postcode' },
  city: { id: 'account.payer.city', defaultMessage: 'City' },
  vat: { id: 'account.payer.vat', defaultMessage: 'VAT ID' },
  vatHint: {
    id: 'account.payer.vat-hint',
    defaultMessage:
      'Optional. We check it with the EU’s VIES service, usually within a minute. Once it’s confirmed, companies outside the Netherlands account for VAT themselves.',
    description: 'Hint of the VAT id',
  },
  usual: {
    id: 'account.payer.usual',
    defaultMessage: 'Use for new orders by default',
    description: 'Checkbox of a company',
  },
  saving: {
    id: 'account.payer.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while a company is saved',
  },
});
const none: Record<string, never> = {};
/** Server names of the fields, with their name in the form and their label. */
const fields = [
  ['name', 'payer_name', words.name],
  ['country', 'payer_country', words.country],
  ['address', 'payer_address', words.address],
  ['zip_code', 'payer_zip', words.zip],
  ['city', 'payer_city', words.city],
  ['vat_id', 'vat_id', words.vat],
] as const;

/** Form to add a company for billing. */
export function PayerForm({ countries }: { countries: readonly CountryOption[] }) {
  const { formatMessage } = useIntl();
  const answer = useActionData<BillingAnswer>();
  const busy = useNavigation().formData?.get('intent') === 'add-payer';
  const refused = answer?.intent === 'add-payer' ? answer : null;
  const errors: FieldErrors = refused?.errors ?? none;
  const values: Record<string, string> = refused?.values ?? none;
  const summary = labelledErrors(errors, (key) => {
    const [, fieldId, label] = fields.find(([name]) => name === key) ?? [];
    return fieldId && label ? { fieldId, label: formatMessage(label) } : undefined;
  });
  return (
    <form method="post" noValidate>
      <Stack>
        <input type="hidden" name="intent" value="add-payer" />
        <CheckFields errors={summary} attempt={refused} level={3} />
        <TextField
          id="payer_name"
          name="payer_name"
          label={formatMessage(words.name)}
          autoComplete="organization"
          required
          defaultValue={values['payer_name']}
          error={errors['name']}
        />
        <Select
          id="payer_country"
          name="payer_country"
          label={formatMessage(words.country)}
          placeholder={formatMessage(words.choose)}
          autoComplete="country"
          required
          options={countries}
          defaultValue={values['payer_country']}
          error={errors['country']}
        />
        <TextField
          id="payer_address"
          name="payer_address"
          label={formatMessage(words.address)}
          hint={formatMessage(words.addressHint)}
          autoComplete="address-line1"
          defaultValue={values['payer_address']}
          error={errors['address']}
        />
        <TextField
          id="payer_zip"
          name="payer_zip"
          label={formatMessage(words.zip)}
          autoComplete="postal-code"
          defaultValue={values['payer_zip']}
          error={errors['zip_code']}
        />
        <TextField
          id="payer_city"
          name="payer_city"
          label={formatMessage(words.city)}
          autoComplete="address-level2"
          defaultValue={values['payer_city']}
          error={errors['city']}
        />
        <TextField
          id="vat_id"
          name="vat_id"
          label={formatMessage(words.vat)}
          hint={formatMessage(words.vatHint)}
          defaultValue={values['vat_id']}
          error={errors['vat_id']}
        />
        <Checkbox name="is_default" label={formatMessage(words.usual)} defaultChecked={'is_default' in values} />
        <Inline gap={12}>
          <Button type="submit" variant="action" loading={busy} loadingLabel={formatMessage(words.saving)}>
            <FormattedMessage
              id="account.payer.save"
              defaultMessage="Add company"
              description="Button that adds a company to invoice"
            />
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
