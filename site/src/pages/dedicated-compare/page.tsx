import type { DsTariff } from '@hoster/contract';
import { measureOf } from '@hoster/domain/lines/dedicated/filter';
import { toCents } from '@hoster/domain/money/money';
import { orderSearch } from '@hoster/domain/order/address';
import { Callout } from '@hoster/ui/callout';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { ComparisonTable, type ComparedFeature } from '@hoster/ui/comparison-table';
import { Container } from '@hoster/ui/container';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import { Rack } from '@hoster/ui/rack';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { dsServersQuery } from '../../api/dedicated.ts';
import { useApp } from '../../app/app-context.tsx';
import { COMPARE_MAX, compareAddress, comparedFrom } from '../../features/dedicated/compare-address.ts';
import { listedFront, useFrontText } from '../../features/dedicated/server-front.ts';
import { ServerThumbnail } from '../../features/dedicated/server-thumbnail.tsx';
import { setupFee } from '../../features/dedicated/setup-fee.tsx';
import { useCountryNames } from '../../features/dedicated/use-country-names.ts';
import { useDelivery, useServerWords } from '../../features/dedicated/use-server-words.ts';
import { useSizeText } from '../../features/dedicated/use-size-text.ts';
import { Money } from '../../parts/price/money.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import { cpuText } from './cpu-text.ts';
import type { route } from './route.ts';

type Row =
  | 'cpu'
  | 'boost'
  | 'threads'
  | 'memory'
  | 'memoryMax'
  | 'disks'
  | 'storage'
  | 'raid'
  | 'port'
  | 'places'
  | 'delivery'
  | 'setup'
  | 'configurable';

const rows: Readonly<Record<Row, MessageDescriptor>> = defineMessages({
  cpu: { id: 'compare.cpu', defaultMessage: 'CPU', description: 'Row of the comparison of servers' },
  boost: { id: 'compare.boost', defaultMessage: 'Boost clock speed' },
  threads: { id: 'compare.threads', defaultMessage: 'Threads' },
  memory: { id: 'compare.memory', defaultMessage: 'RAM' },
  memoryMax: { id: 'compare.memory-max', defaultMessage: 'Maximum RAM' },
  disks: { id: 'compare.disks', defaultMessage: 'Drives' },
  storage: { id: 'compare.storage', defaultMessage: 'Total storage' },
  raid: { id: 'compare.raid', defaultMessage: 'RAID controller' },
  port: { id: 'compare.port', defaultMessage: 'Network port' },
  places: { id: 'compare.places', defaultMessage: 'Locations' },
  delivery: { id: 'compare.delivery', defaultMessage: 'Availability' },
  setup: { id: 'compare.setup', defaultMessage: 'Setup fee' },
  configurable: {
    id: 'compare.configurable',
    defaultMessage: 'Configurable',
    description: 'Row of the comparison: whether parts can be chosen',
  },
});

/** Leads to a server; what is sold out can't be ordered, and isn't the next step. */
const ServerLink = ({ href, soldOut }: { href: string; soldOut: boolean }) => (
  <LinkButton href={href} size="small" variant={soldOut ? 'secondary' : 'action'}>
    {soldOut ? (
      <FormattedMessage
        id="compare.view"
        defaultMessage="View"
        description="Link from the comparison to a server that is sold out"
      />
    ) : (
      <FormattedMessage
        id="compare.configure"
        defaultMessage="Configure"
        description="Link from the comparison to a server"
      />
    )}
  </LinkButton>
);

/** Up to four servers side by side. */
export function Page() {
  const { formatMessage, formatNumber } = useIntl();
  const href = useLocalPath();
  const { slugs, countries, locations, promoCode, leftOut, onlyDifferences } = usePageData<typeof route>();
  const orderQuery = (slug: string) => orderSearch({ location: locations[slug]?.toString(), promo_code: promoCode });
  const { data: found } = useSuspenseQuery(dsServersQuery(useApp(), slugs));
  const words = useServerWords();
  const delivery = useDelivery();
  const frontText = useFrontText();
  const sizeText = useSizeText();
  const countryNames = useCountryNames();
  const servers = slugs.flatMap((slug) => found.results.filter((tariff) => tariff.slug === slug));
  const racked = servers.flatMap(({ slug, name, front, availability }) => {
    if (front === null) return [];
    const soldOut = availability.state === 'sold_out';
    const note = soldOut ? `${frontText(front)} · ${delivery(availability)}` : frontText(front);
    return { ...listedFront(front), id: slug, label: name, note, soldOut };
  });
  const same = new Set<string>();
  const row = (
    id: Row,
    valueOf: (server: DsTariff) => ReactNode,
    // What tells two values apart.
    keyOf: (server: DsTariff) => unknown = valueOf,
  ): ComparedFeature => {
    if (new Set(servers.map(keyOf)).size < 2) same.add(id);
    return {
      id,
      label: formatMessage(rows[id]),
      values: Object.fromEntries(servers.map((server) => [server.slug, valueOf(server)])),
    };
  };
  const features = [
    row('cpu', (server) => cpuText(server, words.clock(server.cpu_detail))),
    row('boost', ({ cpu_detail: { boost_frequency: boost } }) =>
      boost === null
        ? null
        : formatMessage(
            { id: 'compare.ghz', defaultMessage: '{ghz} GHz', description: 'Clock speed' },
            { ghz: formatNumber(boost) },
          ),
    ),
    row('threads', ({ cpu_detail: { threads } }) => formatNumber(threads)),
    row('memory', ({ memory_with_units: memory }) => words.memory(memory)),
    row('memoryMax', ({ memory_with_units: { max_value: max } }) => max && words.gigabytes(max)),
    row('disks', ({ disks }) => disks.map(words.disk).join(', ')),
    row('storage', (server) =>
      sizeText(
        measureOf(server).storage,
        server.disks.map(({ type }) => type),
      ),
    ),
    row('raid', ({ raid }) => raid.name),
    row('port', ({ port_mbps: mbps }) => words.port(mbps)),
    row('places', ({ country_codes: codes }) => codes.map(countryNames).join(', ')),
    row('delivery', ({ availability }) => delivery(availability)),
    row(
      'setup',
      ({ setup_fee: fee }) => <Money cents={toCents(fee)} freeWord />,
      ({ setup_fee: fee }) => fee,
    ),
    row('configurable', ({ is_configurable: is }) => is),
  ];
  const different = features.filter(({ id }) => !same.has(id));
  const canNarrow = different.length > 0 && different.length < features.length;
  const onlyDifferent = onlyDifferences && canNarrow;
  return (
    <main id="main">
      <Container paddingBlock="medium">
        <Stack gap={24}>
          <TextLink href={href(comparedFrom(countries, promoCode))} tone="quiet">
            <FormattedMessage
              id="compare.back"
              defaultMessage="← Dedicated servers"
              description="Link from the comparison back to the list"
            />
          </TextLink>
          <Heading level={1} size={36}>
            <FormattedMessage
              id="compare.title"
              defaultMessage="Compare dedicated servers"
              description="Title of the comparison of servers"
            />
          </Heading>
          {leftOut > 0 ? (
            <Callout>
              <FormattedMessage
                id="compare.left-out"
                defaultMessage="You can compare up to {most, number} servers. {leftOut, plural, one {# server that you selected isn’t shown.} other {# servers that you selected aren’t shown.}}"
                description="Above the comparison, when more servers were ticked than it has columns"
                values={{ most: COMPARE_MAX, leftOut }}
              />
            </Callout>
          ) : null}
          {racked.length > 0 ? (
            <Rack
              label={formatMessage({
                id: 'compare.rack',
                defaultMessage: 'The servers in a rack',
                description: 'Name of the picture above the comparison of servers',
              })}
              servers={racked}
            />
          ) : null}
          {canNarrow ? (
            <ChoiceLinks
              label={formatMessage({
                id: 'compare.rows',
                defaultMessage: 'Rows of the comparison',
                description: 'Name of the choice between all rows and those that differ, for screen readers',
              })}
            >
              {[false, true].map((only) => (
                <ChoiceLink
                  key={String(only)}
                  href={href(compareAddress(slugs, countries, promoCode, only))}
                  aria-current={only === onlyDifferent ? 'page' : undefined}
                  data-keep-scroll
                >
                  {only ? (
                    <FormattedMessage
                      id="compare.rows.different"
                      defaultMessage="Only differences ({count, number})"
                      description="Choice: only rows in which the servers differ; how many there are"
                      values={{ count: different.length }}
                    />
                  ) : (
                    <FormattedMessage
                      id="compare.rows.all"
                      defaultMessage="All rows ({count, number})"
                      description="Choice: all rows of the comparison; how many there are"
                      values={{ count: features.length }}
                    />
                  )}
                </ChoiceLink>
              ))}
            </ChoiceLinks>
          ) : null}
          <ComparisonTable
            caption={formatMessage({
              id: 'compare.caption',
              defaultMessage: 'Dedicated servers side by side, prices per month excluding VAT',
              description: 'Name of the table of the comparison',
            })}
            captionHidden
            featureLabel={formatMessage({
              id: 'compare.feature',
              defaultMessage: 'Feature',
              description: 'Head of the first column of the comparison',
            })}
            yesLabel={formatMessage({ id: 'compare.yes', defaultMessage: 'yes', description: 'A check mark in words' })}
            noLabel={formatMessage({ id: 'compare.no', defaultMessage: 'no', description: 'A dash in words' })}
            subjects={servers.map(({ slug, name, price, setup_fee: fee, url, front, availability }) => ({
              id: slug,
              title: name,
              picture: front && <ServerThumbnail of={{ front, availability }} />,
              price: <Money cents={toCents(price)} monthly note={setupFee(fee)} />,
              action: (
                <Stack gap={8}>
                  <ServerLink href={href(url) + orderQuery(slug)} soldOut={availability.state === 'sold_out'} />
                  {servers.length > 1 ? (
                    <TextLink
                      href={href(
                        compareAddress(
                          slugs.filter((other) => other !== slug),
                          countries,
                          promoCode,
                          onlyDifferences,
                        ),
                      )}
                      aria-label={formatMessage(
                        {
                          id: 'compare.remove-named',
                          defaultMessage: 'Remove {name}',
                          description: 'Link that takes a server out of the comparison, for screen readers',
                        },
                        { name },
                      )}
                    >
                      <FormattedMessage
                        id="compare.remove"
                        defaultMessage="Remove"
                        description="Link that takes a server out of the comparison"
                      />
                    </TextLink>
                  ) : null}
                </Stack>
              ),
            }))}
            groups={[
              {
                id: 'all',
                features: onlyDifferent ? different : features,
              },
            ]}
          />
        </Stack>
      </Container>
    </main>
  );
}
