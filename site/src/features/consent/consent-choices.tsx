import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { FormattedMessage } from 'react-intl';
import { noConsent } from '@hoster/domain/visitor/consent';
import { consentWords as words } from './consent-words.ts';
import { PurposeFields } from './purpose-fields.tsx';

/** The kinds of cookies inside the banner's form. Its script is loaded when the visitor opens them. */
export function ConsentChoices() {
  return (
    <Stack align="start">
      <PurposeFields consent={noConsent} />
      <Button type="submit" name="choice" value="chosen">
        <FormattedMessage {...words.save} />
      </Button>
    </Stack>
  );
}
