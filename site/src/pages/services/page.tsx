import { PageBody } from '@hoster/ui/page-body';
import { Heading } from '@hoster/ui/heading';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { homeContextQuery, pageContextQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';
import { LongText } from '../../parts/long-text/long-text.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Compared } from './compared.tsx';
import { LinePages } from './line-pages.tsx';
import { PriceLines } from './price-lines.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { useVpnVisible } from '../../app/visitor/use-countries.ts';
import type { Line } from './lines.ts';
import type { route } from './route.ts';

/** All product lines: prices, a comparison, and the purpose of each. */
export function Page() {
  const app = useApp();
  const href = useLocalPath();
  const lines = useLines();
  const { data: context = null } = useQuery(pageContextQuery(app, 'services'));
  const { data: home } = useQuery(homeContextQuery(app));
  const hasVpn = lines.some(({ name }) => name === 'vpn');
  return (
    <main id="main">
      <PageBody>
        <Stack element="header" gap={16}>
          <Heading level={1}>
            {context?.headline ?? (
              <FormattedMessage
                id="services.title"
                defaultMessage="All services"
                description="Title of the page that compares the product lines"
              />
            )}
          </Heading>
          <Text size={18} tone="muted" measure>
            <FormattedMessage
              id="services.lead"
              defaultMessage="What each service is for, what it costs and what’s left for you to do."
              description="Under the title of the page that compares the product lines"
            />
          </Text>
        </Stack>
        <PriceLines lines={lines} lowest={home?.min_prices ?? null} />
        <Section
          id="compare"
          title={
            <FormattedMessage
              id="services.compare"
              defaultMessage="Compare services"
              description="Heading of the table that compares the product lines"
            />
          }
        >
          <Compared lines={lines} />
        </Section>
        {hasVpn ? (
          <Section
            id="vpn"
            title={
              <FormattedMessage
                id="services.vpn.title"
                defaultMessage="A VPN is different"
                description="Heading of the text about the VPN"
              />
            }
          >
            <Text measure>
              <FormattedMessage
                id="services.vpn.text"
                defaultMessage="The other services run your software. A <link>VPN</link> runs ours: it encrypts the connection of your phone or computer and gives it the IP address of another country. You don’t administer anything. If you need your own VPN server, with your own users and rules, install one on a VPS."
                description="How the VPN differs from the other services"
                values={{ link: (text: ReactNode) => <TextLink href={href('/vpn/')}>{text}</TextLink> }}
              />
            </Text>
          </Section>
        ) : null}
        <LinePages lines={lines} />
      </PageBody>
      <LongText context={context} />
    </main>
  );
}

/** The lines that this visitor may see. */
function useLines(): Line[] {
  const isVpnVisible = useVpnVisible();
  const { lines } = usePageData<typeof route>();
  return isVpnVisible ? lines : lines.filter(({ name }) => name !== 'vpn');
}
