import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import type { Consent } from '@hoster/domain/visitor/consent';
import { consentWords as words, purposeWords } from './consent-words.ts';

/** A checkbox for each purpose that this site has. Nothing is checked that wasn't agreed to. */
export function PurposeFields({ consent }: { consent: Consent }) {
  const { consentPurposes } = useApp().facts;
  const { formatMessage } = useIntl();
  return (
    <CheckboxGroup
      name="purpose"
      legend={formatMessage(words.purposes)}
      defaultValue={consentPurposes.filter((purpose) => consent[purpose])}
      options={consentPurposes.map((purpose) => ({
        value: purpose,
        label: formatMessage(purposeWords[purpose].label),
        hint: formatMessage(purposeWords[purpose].hint),
      }))}
    />
  );
}
