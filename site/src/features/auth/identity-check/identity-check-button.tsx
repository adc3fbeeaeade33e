import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { identityCheckLink } from './identity-check-link.ts';

/** Leads to the identity check, and from there to `next`. */
export function IdentityCheckButton({ next }: { next: string }) {
  return (
    <LinkButton href={identityCheckLink(next)} variant="action">
      <FormattedMessage
        id="security-log.confirm"
        defaultMessage="Confirm it’s you"
        description="Button that leads to the page that asks for the password again"
      />
    </LinkButton>
  );
}
