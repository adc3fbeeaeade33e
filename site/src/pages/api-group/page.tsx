import { Heading } from '@hoster/ui/heading';
import { JumpLinks } from '@hoster/ui/jump-links';
import { NavTabs } from '@hoster/ui/nav-tabs';
import { PageBody } from '@hoster/ui/page-body';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { GroupName } from '../../features/api-reference/group-name.tsx';
import { sampleLanguages } from '../../features/api-reference/samples.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData, usePageParams } from '../../app/router/page-slot.tsx';
import { CallSection } from './call-section.tsx';
import { languageNames } from './words.ts';
import type { route } from './route.ts';

/** The calls of a group in detail. */
export function Page() {
  const { tag, calls, language } = usePageData<typeof route>();
  const { group = '' } = usePageParams();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  return (
    <PageBody element="main" id="main" padding="small" gap={48}>
      <Stack element="header" gap={24}>
        <TextLink href={href('/api/')} tone="quiet">
          <FormattedMessage
            id="api.back"
            defaultMessage="← All calls"
            description="Link from a group of calls back to the list"
          />
        </TextLink>
        <Heading level={1} size={36}>
          <GroupName tag={tag} />
        </Heading>
        <Text tone="muted" measure>
          <FormattedMessage
            id="api.examples"
            defaultMessage="Examples have the required fields only. Replace <code>API_TOKEN</code> with a token that has the scope of the call. Calls without a scope need the cookies of a browser where you’re signed in: replace <code>SESSION_ID</code> and <code>CSRF_TOKEN</code> with <code>sessionid</code> and <code>csrftoken</code>. Errors are JSON: 400 lists messages by field, the others have a <code>detail</code>."
            description="Above the calls of a group; the words in code stay as they are"
            values={{ code: (text) => <code>{text}</code> }}
          />
        </Text>
        <JumpLinks
          label={formatMessage({
            id: 'api.on-this-page',
            defaultMessage: 'On this page',
            description: 'Name of the links to the calls of a group',
          })}
          links={calls.map(({ id }) => ({ id, title: id }))}
        />
        <NavTabs
          label={formatMessage({
            id: 'api.languages',
            defaultMessage: 'Language of the examples',
            description: 'Name of the choice between curl, TypeScript and Python',
          })}
          items={sampleLanguages.map((one) => ({
            href: `${href(`/api/reference/${group}/`)}${one === 'curl' ? '' : `?lang=${one}`}`,
            label: languageNames[one],
            current: one === language,
          }))}
        />
      </Stack>
      {calls.map((call) => (
        <CallSection key={call.id} call={call} language={language} />
      ))}
    </PageBody>
  );
}
