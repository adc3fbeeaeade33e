import { CodeBlock } from '@hoster/ui/code-block';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { useServiceHref } from '../../parts/service-host/use-service-href.ts';

const words: Readonly<Record<'caption' | 'copy' | 'copied', MessageDescriptor>> = defineMessages({
  caption: { id: 'api.first.caption', defaultMessage: 'curl: your services', description: 'Name of an example' },
  copy: { id: 'api.first.copy', defaultMessage: 'Copy command', description: 'Button beside the curl command' },
  copied: { id: 'api.first.copied', defaultMessage: 'Copied', description: 'After a click on the button' },
});

/** The first request that somebody makes with a token. */
export function FirstRequest() {
  const { facts } = useApp();
  const { formatMessage } = useIntl();
  const serviceHref = useServiceHref();
  return (
    <Section
      id="first-request"
      size="small"
      title={
        <FormattedMessage
          id="api.first.title"
          defaultMessage="Your first request"
          description="Heading of an example on the API page"
        />
      }
    >
      <Stack gap={16}>
        <Text measure>
          <FormattedMessage
            id="api.first.lead"
            defaultMessage="<token>Create a token</token> with the scopes that your program needs, and send it with each request."
            description="Above the first example of the API page; the link leads to the tokens of the account"
            values={{ token: (text) => <TextLink href={serviceHref('/my/security/tokens/')}>{text}</TextLink> }}
          />
        </Text>
        <CodeBlock
          caption={formatMessage(words.caption)}
          code={`curl ${facts.origin}/my/api/services/ \\\n  -H 'Authorization: Bearer API_TOKEN'`}
          copyLabel={formatMessage(words.copy)}
          copiedLabel={formatMessage(words.copied)}
        />
      </Stack>
    </Section>
  );
}
