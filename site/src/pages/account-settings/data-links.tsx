import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { FormattedMessage } from 'react-intl';

/** Where the data of the account is downloaded, and the account deleted. */
export function DataLinks() {
  return (
    <Section
      id="data"
      title={
        <FormattedMessage
          id="account.data.title"
          defaultMessage="Your data"
          description="Part of the settings: export and deletion"
        />
      }
    >
      <Inline gap={12}>
        <LinkButton href="/my/security/#data">
          <FormattedMessage
            id="account.data.export"
            defaultMessage="Download my data"
            description="Link to the data export"
          />
        </LinkButton>
        <LinkButton href="/my/security/delete/" variant="quiet">
          <FormattedMessage
            id="account.data.delete"
            defaultMessage="Delete account"
            description="Link to the deletion of the account"
          />
        </LinkButton>
      </Inline>
    </Section>
  );
}
