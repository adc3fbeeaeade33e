import type { FormerPlan } from '@hoster/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import { dsFiguresQuery, dsGroupLandingsQuery, dsLocationLandingsQuery, dsSetsQuery } from '../../api/dedicated.ts';
import { pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import type { PageRoute } from '../../app/router/page.ts';
import { usePageData, usePageParams } from '../../app/router/page-slot.tsx';
import { LazyCityBand } from '../../parts/city/lazy-city-band.tsx';
import { Crumbs } from '../../parts/catalogue/crumbs.tsx';
import { FormerPlanNote } from '../../parts/former-plan/former-plan-note.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { Facts } from './facts.tsx';
import { COUNT_ID, landingName, textsOf, type DedicatedLanding } from './landing.ts';
import { LandingLinks } from './landing-links.tsx';
import type { LandingPrefix } from './load-list.ts';
import { ServerBrowser } from './server-browser.tsx';

/** The list of dedicated servers: whole (`prefix` null), of one country, or of one set. */
export function ServerListPage({ prefix }: { prefix: LandingPrefix | null }) {
  const app = useApp();
  const href = useLocalPath();
  const former = usePageData<PageRoute<FormerPlan | null>>();
  const { slug } = usePageParams();
  const { data: countries } = useSuspenseQuery(dsLocationLandingsQuery(app));
  const { data: groups } = useSuspenseQuery(dsGroupLandingsQuery(app));
  const { data: sets } = useSuspenseQuery(dsSetsQuery(app));
  const landings: readonly DedicatedLanding[] = prefix === 'in' ? countries : groups;
  // The loader has answered 404 when there is no such landing.
  const landing = prefix === null ? null : (landings.find((one) => one.slug === slug) ?? null);
  const { data: texts = null } = useQuery(pageContextQuery(app, textsOf(landing)));
  const { data: figures } = useSuspenseQuery(
    dsFiguresQuery(app, { landing: landingName(landing), filter: noDsFilter }),
  );
  return (
    <main id="main">
      <Container element="header" paddingBlock="medium">
        <Stack gap={24}>
          <Crumbs headline={texts?.headline ?? landing?.label} />
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
                defaultMessage="A whole machine to yourself: choose the processor and the drives you need, and see the final price before you order."
                description="Under the title of the list of servers"
              />
            )}
          </Text>
          <Facts figures={figures} />
          <FormerPlanNote former={former} />
        </Stack>
      </Container>
      <Container element="section" aria-labelledby={COUNT_ID}>
        <ServerBrowser landing={landing} sets={sets} ofCountry={prefix === 'in'} />
      </Container>
      {figures.places ? <LazyCityBand locations={figures.places} /> : null}
      <Container element="section" paddingBlock="medium">
        <Stack gap={32}>
          {prefix === 'in' ? (
            <Text>
              <TextLink href={href('/status/#network')}>
                <FormattedMessage
                  id="dedicated.test-network"
                  defaultMessage="Test addresses and files of our data centres"
                  description="Link to what a buyer can ping and download before an order"
                />
              </TextLink>
            </Text>
          ) : null}
          <LandingLinks countries={countries} groups={groups} current={landing} />
        </Stack>
      </Container>
      <LongText context={texts} />
    </main>
  );
}
