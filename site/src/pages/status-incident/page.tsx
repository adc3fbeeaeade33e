import type { StatusIncident } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Breadcrumbs } from '@hoster/ui/breadcrumbs';
import { Column, Columns } from '@hoster/ui/columns';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { PageBody } from '@hoster/ui/page-body';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { statusIncidentQuery } from '../../api/status.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { incidentTone, stepWords } from '../../features/status/words.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import type { route } from './route.ts';
import { nextWords, words } from './words.ts';

/** An incident or planned maintenance: how long it took, what it affected, and every message about it. */
export function Page() {
  const href = useLocalPath();
  const { formatMessage } = useIntl();
  const { id, now } = usePageData<typeof route>();
  const { data: incident } = useSuspenseQuery(statusIncidentQuery(useApp(), id));
  return (
    <main id="main" tabIndex={-1}>
      <PageBody padding="small" gap={{ base: 24, md: 40 }}>
        <Breadcrumbs
          label={formatMessage(words.crumbs)}
          items={[{ href: href('/status/'), label: formatMessage(words.title) }, { label: incident.title }]}
        />
        <Stack gap={12}>
          <Heading level={1} size={36}>
            {incident.title}
          </Heading>
          <Inline gap={12}>
            <Status tone={incidentTone(incident)}>
              <FormattedMessage {...stepWords[stepOf(incident)]} />
            </Status>
            {incident.is_sample ? (
              <Badge>
                <FormattedMessage
                  id="status.sample"
                  defaultMessage="Sample"
                  description="Mark of an incident of the demo, which never happened"
                />
              </Badge>
            ) : null}
          </Inline>
          <Text measure>
            <FormattedMessage
              {...nextOf(incident, now)}
              values={{
                feed: (text: ReactNode) => (
                  <TextLink href={href('/status.atom')} data-native type="application/atom+xml">
                    {text}
                  </TextLink>
                ),
                contact: (text: ReactNode) => <TextLink href={href('/contacts/')}>{text}</TextLink>,
              }}
            />
          </Text>
        </Stack>
        <Columns gap={{ base: 32, lg: 48 }} align="start">
          <Column span={{ base: 12, lg: 4 }}>
            <Facts incident={incident} now={now} />
          </Column>
          <Column span={{ base: 12, lg: 8 }}>
            <Section id="updates" title={<FormattedMessage {...words.updates} />}>
              <History updates={incident.updates} />
            </Section>
          </Column>
        </Columns>
      </PageBody>
    </main>
  );
}

/** Its step; once it's over, the last one, whatever the last message says. */
function stepOf({ kind, step, is_open: isOpen }: StatusIncident) {
  if (isOpen) return step;
  return kind === 'maintenance' ? 'completed' : 'resolved';
}

function nextOf(incident: StatusIncident, now: number) {
  const { kind, ends, is_open: isOpen } = incident;
  const isLate = kind === 'maintenance' && isOpen && ends !== null && Date.parse(ends) < now;
  return nextWords[isLate ? 'late' : stepOf(incident)];
}
