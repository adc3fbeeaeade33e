import type { HomeContext } from '@hoster/contract';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Split } from '@hoster/ui/split';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { vpsLocationsQuery } from '../../api/vps.ts';
import { useApp } from '../../app/app-context.tsx';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useSite } from '../../app/visitor/use-site.ts';
import type { Shop } from './load-shop.ts';
import { PlanPicker } from './plan-picker.tsx';
import * as css from './hero.css.ts';

interface HeroProps {
  headline: string | null;
  prices: HomeContext['min_prices'] | null;
  vps: Shop['vps'];
}

/** The offer in one line, a VPS picker, and key figures. */
export function Hero({ headline, prices, vps }: HeroProps) {
  const app = useApp();
  const href = useLocalPath();
  const { config } = useSite();
  const { data: places = [] } = useQuery(vpsLocationsQuery(app));
  const port = Math.max(0, ...(vps?.plans.map(({ port_mbps: mbps }) => mbps) ?? []));
  const countries = new Set(places.map(({ country_code: country }) => country)).size;
  return (
    <Container className={css.root}>
      <Stack gap={{ base: 32, md: 48 }}>
        <Split gap={{ base: 32, lg: 64 }} align="end">
          <Heading level={1} size={64} className={css.title}>
            {headline ?? (
              <FormattedMessage
                id="home.title"
                defaultMessage="Servers with clear specs and prices"
                description="Heading of the home page while its texts cannot be had"
              />
            )}
          </Heading>
          <Stack gap={24}>
            <Text size={18} lineHeight="inherit" tone="muted" className={css.lead}>
              <FormattedMessage
                id="home.lead"
                defaultMessage="VPS, dedicated servers, web hosting and backup storage for developers, agencies and small companies. No hidden fees, and you can try a VPS for free."
                description="Beside the heading of the home page"
              />
            </Text>
            <Inline gap={12}>
              <LinkButton href={href('/virtual-private-servers/')} size="large" variant="secondary">
                <FormattedMessage
                  id="home.choose"
                  defaultMessage="All VPS plans"
                  description="Button of the home page"
                />
              </LinkButton>
              <LinkButton href={href('/services/')} size="large" variant="secondary">
                <FormattedMessage
                  id="home.all-services"
                  defaultMessage="All services"
                  description="Second button of the home page"
                />
              </LinkButton>
            </Inline>
          </Stack>
        </Split>
        {vps ? <PlanPicker vps={vps} /> : null}
        <dl className={css.figures}>
          <Figure
            value={<DisplayPrice eur={prices?.vps ?? null} />}
            label={
              <FormattedMessage
                id="home.figure.price"
                defaultMessage={'per month for the smallest VPS, excluding\u00a0VAT'}
                description="Under the lowest price"
              />
            }
          />
          {places.length > 0 ? (
            <Figure
              value={places.length}
              label={
                <FormattedMessage
                  id="home.figure.places"
                  defaultMessage="{places, plural, one {data centre} other {data centres}} in {countries, plural, one {# country} other {# countries}}"
                  description="Under the number of data centres"
                  values={{ places: places.length, countries }}
                />
              }
            />
          ) : null}
          {port > 0 ? (
            <Figure
              value={<FormattedMessage id="home.gbps" defaultMessage="{speed} Gbps" values={{ speed: port / 1000 }} />}
              label={
                <FormattedMessage
                  id="home.figure.port"
                  defaultMessage="port on the largest VPS; DDoS protection on all"
                  description="Under the speed of the fastest port"
                />
              }
            />
          ) : null}
          {config ? (
            <Figure
              value={
                <FormattedMessage
                  id="home.figure.days"
                  defaultMessage="{days, plural, one {# day} other {# days}}"
                  description="Length of the free trial"
                  values={{ days: config.trial.vps_free_days }}
                />
              }
              label={
                <FormattedMessage
                  id="home.figure.trial"
                  defaultMessage="free VPS trial"
                  description="Under the length of the free trial"
                />
              }
            />
          ) : null}
          {config?.company_since ? (
            <Figure
              value={config.company_since}
              label={
                <FormattedMessage
                  id="home.figure.since"
                  defaultMessage="founded"
                  description="Under the year of foundation"
                />
              }
            />
          ) : null}
        </dl>
      </Stack>
    </Container>
  );
}

const Figure = ({ value, label }: { value: ReactNode; label: ReactNode }) => (
  <div className={css.figure}>
    <Text element="dt" size={14} tone="muted">
      {label}
    </Text>
    <dd className={css.value}>{value}</dd>
  </div>
);
