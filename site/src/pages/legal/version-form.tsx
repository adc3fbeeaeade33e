import type { LegalDocument } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Select } from '@hoster/ui/select';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDay } from './use-day.ts';

const words = defineMessages({
  version: { id: 'legal.version', defaultMessage: 'Version', description: 'Choice of a version of the document' },
  compare: {
    id: 'legal.compare',
    defaultMessage: 'Compare with',
    description: 'Choice of another version, whose differences are shown',
  },
  none: { id: 'legal.compare.none', defaultMessage: 'No comparison', description: 'First option of that choice' },
  label: {
    id: 'legal.versions',
    defaultMessage: 'Versions',
    description: 'Name of the form that chooses versions of the document',
  },
});

interface VersionFormProps {
  document: LegalDocument;
}

/** Chooses a version, and another one to compare it with. Nothing while there is only one. */
export function VersionForm({ document }: VersionFormProps) {
  const { formatMessage } = useIntl();
  const day = useDay();
  const { versions, version: shown, compared } = document;
  if (versions.length < 2) return null;
  const options = versions.map(({ version }) => ({ value: version, label: day(version) }));
  return (
    // A new address gets a new form: the previous choice must not be kept.
    <form key={`${shown} ${compared}`} method="get" aria-label={formatMessage(words.label)}>
      <Inline gap={16} align="end">
        <Select name="version" label={formatMessage(words.version)} options={options} defaultValue={shown} />
        <Select
          name="compare"
          label={formatMessage(words.compare)}
          placeholder={formatMessage(words.none)}
          options={options}
          defaultValue={compared ?? ''}
        />
        <Button type="submit">
          <FormattedMessage id="legal.show" defaultMessage="Show" description="Button of the choice of versions" />
        </Button>
      </Inline>
    </form>
  );
}
