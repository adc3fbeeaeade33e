import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Column, Columns } from '@hoster/ui/columns';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { dsGroupLandingsQuery, dsLocationLandingsQuery, dsSetsQuery } from '../../api/dedicated.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { usePageParams } from '../../router/page-slot.tsx';
import { LongText } from '../long-text/long-text.tsx';
import { ActiveChips } from './active-chips.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Facts } from './facts.tsx';
import { FilterForm } from './filter-form.tsx';
import { textsOf, type DedicatedLanding } from './landing.ts';
import { LandingLinks } from './landing-links.tsx';
import type { LandingPrefix } from './load-list.ts';
import { NoResults } from './no-results.tsx';
import * as css from './server-list-page.css.ts';
import { ServerRows } from './server-rows.tsx';
import { useServerList } from './use-server-list.ts';

/** The list of dedicated servers: whole (`prefix` null), of one country, or of one set. */
export function ServerListPage({ prefix }: { prefix: LandingPrefix | null }) {
  const app = useApp();
  const { slug } = usePageParams();
  const { data: countries } = useSuspenseQuery(dsLocationLandingsQuery(app));
  const { data: groups } = useSuspenseQuery(dsGroupLandingsQuery(app));
  const { data: sets } = useSuspenseQuery(dsSetsQuery(app));
  const landings: readonly DedicatedLanding[] = prefix === 'in' ? countries : groups;
  // The loader has answered 404 when there is no such landing.
  const landing = prefix === null ? null : (landings.find((one) => one.slug === slug) ?? null);
  const { data: texts = null } = useQuery(pageContextQuery(app, textsOf(landing)));
  const list = useServerList(landing);
  const { figures, count } = list;
  const [compared, setCompared] = useState<readonly string[]>([]);
  return (
    <main id="main">
      <Container element="header" className={css.head}>
        <Stack gap={24}>
          <Heading level={1}>
            {texts?.headline ?? landing?.label ?? (
              <FormattedMessage
                id="dedicated.title"
                defaultMessage="Dedicated servers"
                description="Title of the list of servers, while its texts are missing"
              />
            )}
          </Heading>
          <Text size={18} tone="muted" measure>
            {landing?.short_description ?? (
              <FormattedMessage
                id="dedicated.lead"
                defaultMessage="A whole machine for you alone: choose the processor, put in the drives you need, and see the final price before you order."
                description="Under the title of the list of servers"
              />
            )}
          </Text>
          <Facts figures={figures} />
        </Stack>
      </Container>
      <Container element="section" aria-labelledby="servers">
        <Columns gap={24}>
          <Column span={{ base: 12, lg: 3 }}>
            <FilterForm list={list} sets={sets} ofCountry={prefix === 'in'} />
          </Column>
          <Column span={{ base: 12, lg: 9 }}>
            <Stack gap={16}>
              <div role="status">
                <Heading level={2} size={22} id="servers">
                  <FormattedMessage
                    id="dedicated.list.count"
                    defaultMessage="{shown, plural, one {# server} other {# servers}}{all, plural, =0 {} other { of #}}"
                    description="Heading of the list: how many servers pass the filters, and of how many when not all do"
                    values={{ shown: count, all: count === figures.count ? 0 : figures.count }}
                  />
                </Heading>
              </div>
              <ActiveChips list={list} sets={sets} />
              <ServerRows
                list={list}
                compared={compared}
                onCompare={(one, isOn) =>
                  setCompared((before) => [...before.filter((other) => other !== one), ...(isOn ? [one] : [])])
                }
                empty={<NoResults list={list} sets={sets} />}
              />
              <CompareBar compared={compared} />
              <Text size={14} tone="muted">
                <FormattedMessage
                  id="dedicated.note"
                  defaultMessage="Prices exclude VAT and any setup fee. Every server: 1 IPv4 address, a /64 IPv6 network, IPMI access and 250 Gbps DDoS protection."
                  description="Under the list of servers"
                />
              </Text>
            </Stack>
          </Column>
        </Columns>
      </Container>
      <Container element="section" className={css.band}>
        <LandingLinks countries={countries} groups={groups} current={landing} />
      </Container>
      <LongText context={texts} />
    </main>
  );
}
