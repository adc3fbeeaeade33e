import type { HomeContext } from '@hoster/contract';
import { Card, CardLink } from '@hoster/ui/card';
import { Band } from '@hoster/ui/band';
import { Heading } from '@hoster/ui/heading';
import { ServerChassis } from '@hoster/ui/server-chassis';
import { Spread } from '@hoster/ui/spread';
import { Text } from '@hoster/ui/text';
import { VolumeStack } from '@hoster/ui/volume-stack';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { markedFront } from '../../features/dedicated/server-front.ts';
import { protocolNames } from '../../features/backup/protocols.ts';
import { CmsMark } from '../../features/web-hosting/cms-mark.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { words as names } from '../../layout/nav/words.ts';
import { useIsSold } from '../../app/visitor/use-is-sold.ts';
import type { HostingFigures, ServerFigures, Shop, StorageFigures, VpnFigures } from './load-shop.ts';
import * as css from './lines.css.ts';

/** A week of backups in a storage of 20 parts: one full copy and six increments. */
const week = { capacity: 20, full: 8, increments: [1, 2, 3, 4, 5, 6] } as const;
/** Systems in the picture of web hosting: whole rows at every width. */
const MOST_MARKS = 24;

/** Pages of the lines other than VPS. */
const others = ['/dedicated-servers/', '/web-hosting/', '/backups/', '/vpn/'];

interface LinesProps {
  prices: HomeContext['min_prices'] | null;
  shop: Shop;
}

/** The other product lines, each with its lowest price and a picture drawn from its data. */
export function Lines({ prices, shop }: LinesProps) {
  const { formatMessage } = useIntl();
  const isSold = useIsSold();
  const { hops, hosting, server, servers, storage, systems, vpn } = shop;
  const daily = formatMessage({
    id: 'home.line.backup.daily',
    defaultMessage: '6 daily backups',
    description: 'In the picture of a backup storage',
  });
  if (!others.some(isSold)) return null;
  return (
    <Band
      id="prices"
      padding="large"
      titleId="prices-title"
      title={
        <FormattedMessage
          id="home.lines"
          defaultMessage="Everything else to run your project"
          description="Heading of the product lines other than VPS"
        />
      }
      note={
        <FormattedMessage
          id="home.prices.note"
          defaultMessage="Lowest prices for a term of one month, excluding VAT. Longer terms cost less."
          description="Under the heading of the price table"
        />
      }
    >
      <div className={css.tiles} data-vpn={isSold('/vpn/') || undefined}>
        <Line
          className={css.large}
          to="/dedicated-servers/"
          name={names.dedicated}
          text={servers && <ServersInFigures of={servers} />}
          price={prices?.dedicated}
        >
          {server ? (
            <ServerChassis
              label={formatMessage(
                {
                  id: 'home.line.dedicated.picture',
                  defaultMessage: '{name} with {drives, plural, one {# drive} other {# drives}}',
                  description: 'Text alternative of the picture of a server',
                },
                { name: server.name, drives: server.front.bays.filter((drive) => drive !== null).length },
              )}
              {...markedFront(server.front, server.disks)}
              caption={server.name}
            />
          ) : null}
        </Line>
        <Line
          className={css.large}
          to="/web-hosting/"
          name={names.hosting}
          text={hosting && <HostingInFigures of={hosting} />}
          price={prices?.web_hosting}
        >
          {systems ? (
            <div className={css.marks} aria-hidden="true">
              {systems.slice(0, MOST_MARKS).map((cms) => (
                <CmsMark key={cms.name} cms={cms} size="medium" />
              ))}
            </div>
          ) : null}
        </Line>
        <Line
          className={css.small}
          to="/backups/"
          name={names.backup}
          text={storage && <StorageInFigures of={storage} />}
          price={prices?.backup}
        >
          <VolumeStack
            label={formatMessage({
              id: 'home.line.backup.picture',
              defaultMessage: 'A full backup and six daily ones in less than three quarters of the storage',
              description: 'Text alternative of the picture of a backup storage',
            })}
            className={css.stack}
            capacity={week.capacity}
            volumes={[
              {
                id: 'full',
                size: week.full,
                active: true,
                label: formatMessage({
                  id: 'home.line.backup.full',
                  defaultMessage: 'Full backup',
                  description: 'In the picture of a backup storage',
                }),
              },
              ...week.increments.map((day) => ({
                id: String(day),
                size: 1,
                ...(day === week.increments.length && { label: daily }),
              })),
            ]}
          />
        </Line>
        <Line
          className={css.small}
          to="/vpn/"
          name={names.vpn}
          text={vpn && <VpnInFigures of={vpn} />}
          price={prices?.vpn}
        >
          {hops ? <Route cities={hops} /> : null}
        </Line>
      </div>
    </Band>
  );
}

interface LineProps {
  to: string;
  name: MessageDescriptor;
  /** What it is, in figures. */
  text: ReactNode;
  price: number | null | undefined;
  className: string;
  /** The picture. */
  children: ReactNode;
}

function Line({ to, name, text, price, className, children }: LineProps) {
  const href = useLocalPath();
  const isSold = useIsSold();
  if (!isSold(to)) return null;
  return (
    <Card element="article" padding="fluid" className={className}>
      <Spread gap={16} rowGap={8} align="baseline">
        <Heading level={3} size={28}>
          <CardLink href={href(to)}>
            <FormattedMessage {...name} />
          </CardLink>
        </Heading>
        <DisplayPrice eur={price} from monthly mono className={css.price} />
        {text ? (
          <Text tone="muted" className={css.text}>
            {text}
          </Text>
        ) : null}
      </Spread>
      <div className={css.picture}>{children}</div>
    </Card>
  );
}

/** What dedicated servers are, in figures of the catalogue. */
function ServersInFigures({ of: { cores, ram, processors } }: { of: ServerFigures }) {
  const { formatNumber } = useIntl();
  const range = ({ min, max }: ServerFigures['cores']) =>
    min === max ? formatNumber(max) : `${formatNumber(min)}–${formatNumber(max)}`;
  return (
    <FormattedMessage
      id="home.line.dedicated"
      defaultMessage="{cores} {most, plural, one {core} other {cores}}, {ram} GB RAM, {processors}."
      description="What dedicated servers are, in figures: “4–48 cores, 32–512 GB RAM, Intel Xeon, AMD EPYC.”"
      values={{ cores: range(cores), most: cores.max, ram: range(ram), processors: processors.join(', ') }}
    />
  );
}

/** What web hosting is, in figures of the catalogue. */
const HostingInFigures = ({ of: { php, sites } }: { of: HostingFigures }) => (
  <FormattedMessage
    id="home.line.hosting"
    defaultMessage="{scale, select, any {Any number of sites} open {From {min, plural, one {# site} other {# sites}} to any number} single {{max, plural, one {# site} other {# sites}}} other {From {min, number} to {max, plural, one {# site} other {# sites}}}}, PHP {php}, email and SSL certificates."
    description="What web hosting is, in figures: “From 1 site to any number, PHP 5.6–8.5, email and SSL certificates.”"
    values={{
      scale: sites.min === null ? 'any' : sites.max === null ? 'open' : sites.min === sites.max ? 'single' : 'range',
      min: sites.min ?? 0,
      max: sites.max ?? 0,
      php: php.oldest === php.newest ? php.newest : `${php.oldest}–${php.newest}`,
    }}
  />
);

/** What backup storage is, in figures of the catalogue. */
function StorageInFigures({ of: { protocols, volume } }: { of: StorageFigures }) {
  const { formatMessage } = useIntl();
  const sizeText = (gigabytes: number) =>
    formatMessage(
      {
        id: 'home.line.backup.size',
        defaultMessage: '{unit, select, tb {{size, number} TB} other {{size, number} GB}}',
        description: 'Size of a backup storage',
      },
      gigabytes < 1024 ? { unit: 'gb', size: gigabytes } : { unit: 'tb', size: gigabytes / 1024 },
    );
  return (
    <FormattedMessage
      id="home.line.backup"
      defaultMessage="{size, select, one {{max}} other {{min}–{max}}} over {protocols}."
      description="What backup storage is, in figures: “100 GB–20 TB over SFTP, rsync, FTP.”"
      values={{
        size: volume.min === volume.max ? 'one' : 'range',
        min: sizeText(volume.min),
        max: sizeText(volume.max),
        protocols: protocolNames(protocols),
      }}
    />
  );
}

/** What the VPN is, in figures of the catalogue. */
const VpnInFigures = ({ of: { devices_max: devices, money_back_days: days } }: { of: VpnFigures }) => (
  <FormattedMessage
    id="home.line.vpn"
    defaultMessage="Single-hop or multi-hop, {devices, plural, one {# device} other {# devices}}. {days, plural, one {#-day} other {#-day}} money-back guarantee."
    description="What the VPN is, in figures"
    values={{ devices, days }}
  />
);

/** Stops of traffic on its route through the VPN. */
function Route({ cities }: { cities: readonly string[] }) {
  return (
    <ol role="list" className={css.route}>
      <li className={css.end}>
        <FormattedMessage
          id="home.line.vpn.you"
          defaultMessage="You"
          description="Where a route through the VPN begins"
        />
      </li>
      {cities.map((city) => (
        <li key={city} className={css.hop}>
          {city}
        </li>
      ))}
      <li className={css.end}>
        <FormattedMessage
          id="home.line.vpn.internet"
          defaultMessage="Internet"
          description="Where a route through the VPN ends"
        />
      </li>
    </ol>
  );
}
