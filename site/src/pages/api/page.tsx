import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { CallList } from './call-list.tsx';
import { ErrorCodes } from './error-codes.tsx';
import { FirstRequest } from './first-request.tsx';
import type { route } from './route.ts';

/** The API: catalogue files, the list of calls, and a quick start. */
export function Page() {
  const { groups, codes, authCodes } = usePageData<typeof route>();
  const { data: context = null } = useQuery(pageContextQuery(useApp(), 'api'));
  return (
    <main id="main">
      <PageBody>
        <Stack element="header" gap={24}>
          <Heading level={1}>
            {context?.headline ?? (
              <FormattedMessage
                id="api.title"
                defaultMessage="API"
                description="Title of the API page while its texts are missing"
              />
            )}
          </Heading>
          <Text size={18} tone="muted" measure>
            <FormattedMessage
              id="api.lead"
              defaultMessage="Read the catalogue without a key, and manage your services just as on the site. Each call comes with examples in curl, TypeScript and Python."
              description="Under the title of the API page"
            />
          </Text>
          <Inline gap={12}>
            <LinkButton href="/api/openapi.json" variant="secondary">
              OpenAPI 3.1
            </LinkButton>
            <LinkButton href="/catalog.json" variant="secondary">
              catalog.json
            </LinkButton>
            <LinkButton href="/catalog.csv" variant="secondary">
              catalog.csv
            </LinkButton>
          </Inline>
        </Stack>
        <FirstRequest />
        {groups.length > 0 ? <CallList groups={groups} /> : null}
        {codes.length > 0 ? <ErrorCodes codes={codes} authCodes={authCodes} /> : null}
      </PageBody>
      <LongText context={context} />
    </main>
  );
}
