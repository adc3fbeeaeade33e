import { Breadcrumbs } from '@hoster/ui/breadcrumbs';
import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { statusIncidentQuery } from '../../api/status.ts';
import { useApp } from '../../app/app-context.tsx';
import { IncidentFacts } from '../../features/status/incident-facts.tsx';
import { Updates } from '../../features/status/updates.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';

const words = defineMessages({
  crumbs: {
    id: 'status.breadcrumbs',
    defaultMessage: 'Breadcrumbs',
    description: 'Name of the links to the pages above an incident',
  },
  title: { id: 'status.title', defaultMessage: 'Service status', description: 'Title of the status page' },
});

/** An incident or planned maintenance with every message about it. */
export function Page() {
  const href = useLocalPath();
  const { formatMessage } = useIntl();
  const { id } = usePageData<typeof route>();
  const { data: incident } = useSuspenseQuery(statusIncidentQuery(useApp(), id));
  return (
    <main id="main" tabIndex={-1}>
      <PageBody padding="small" gap={{ base: 24, md: 32 }}>
        <Breadcrumbs
          label={formatMessage(words.crumbs)}
          items={[{ href: href('/status/'), label: formatMessage(words.title) }, { label: incident.title }]}
        />
        <Stack gap={16}>
          <Heading level={1} size={36}>
            {incident.title}
          </Heading>
          <IncidentFacts incident={incident} />
        </Stack>
        <Section
          id="updates"
          title={
            <FormattedMessage
              id="status.updates"
              defaultMessage="Updates"
              description="Heading of the messages about an incident"
            />
          }
        >
          <Updates updates={incident.updates} />
        </Section>
      </PageBody>
    </main>
  );
}
