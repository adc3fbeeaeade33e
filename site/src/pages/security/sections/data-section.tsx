import { Stack } from '@hoster/ui/stack';
import { Inline } from '@hoster/ui/inline';
import { Heading } from '@hoster/ui/heading';
import { Split } from '@hoster/ui/split';
import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { Section } from '@hoster/ui/section';
import { DataExport } from './data-export.tsx';

/** Data export and account deletion. */
export function DataSection() {
  return (
    <Section
      id="data"
      title={
        <FormattedMessage
          id="security-log.data.title"
          defaultMessage="Your data"
          description="Section of the security page: data export and deletion of the account"
        />
      }
    >
      <Split gap={{ base: 40, lg: 64 }}>
        <DataExport />
        <Stack>
          <Heading level={3} size={18}>
            <FormattedMessage
              id="security-log.data.leave"
              defaultMessage="Delete account"
              description="Heading: the customer may delete the account"
            />
          </Heading>
          <Text>
            <FormattedMessage
              id="security-log.data.leave-text"
              defaultMessage="Find out what will be deleted, what we must keep by law, and what you need to do first."
              description="Before the link to the page that deletes the account"
            />
          </Text>
          <Inline gap={12} align="stretch">
            <LinkButton href="/my/security/delete/">
              <FormattedMessage
                id="security-log.data.leave-link"
                defaultMessage="Delete account"
                description="Link to the page that deletes the account"
              />
            </LinkButton>
          </Inline>
        </Stack>
      </Split>
    </Section>
  );
}
