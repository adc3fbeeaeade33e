import type { DsTariff, OrderPromo } from '@hoster/contract';
import { toCents } from '@hoster/domain/money/money';
import { Checkbox } from '@hoster/ui/checkbox';
import { Flag } from '@hoster/ui/flag';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Table, type TableProps } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { memo, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { MONTH, planPrice } from '../../parts/catalogue/plan-price.ts';
import { Money } from '../../parts/price/money.tsx';
import { COMPARE_MAX, COMPARE_PARAM } from './compare-address.ts';
import { Configured } from './configured.tsx';
import { COMPARE_FORM } from './compare-bar.tsx';
import { useFrontText } from './server-front.ts';
import { ServerThumbnail } from './server-thumbnail.tsx';
import { setupFee } from './setup-fee.tsx';
import { useCountryNames } from './use-country-names.ts';
import { useDelivery, useServerWords } from './use-server-words.ts';
import * as css from './server-table.css.ts';

type Head = 'compare' | 'caption' | 'server' | 'memory' | 'disks' | 'port' | 'places' | 'price' | 'order';

const heads: Readonly<Record<Head, MessageDescriptor>> = defineMessages({
  caption: {
    id: 'dedicated.table',
    defaultMessage: 'Dedicated servers, prices per month excluding VAT',
    description: 'Name of the table of servers',
  },
  compare: { id: 'dedicated.column.compare', defaultMessage: 'Compare' },
  server: { id: 'dedicated.column.server', defaultMessage: 'Server' },
  memory: { id: 'dedicated.column.memory', defaultMessage: 'RAM' },
  disks: { id: 'dedicated.column.disks', defaultMessage: 'Drives' },
  port: { id: 'dedicated.column.port', defaultMessage: 'Port' },
  places: { id: 'dedicated.column.places', defaultMessage: 'Location' },
  price: { id: 'dedicated.column.price', defaultMessage: 'Price per month' },
  order: { id: 'dedicated.column.order', defaultMessage: 'Order' },
});

const tones = { in_stock: 'success', limited: 'warning', on_order: 'info', sold_out: 'neutral' } as const;

/** What the address of an order depends on. */
export type OrderedServer = Pick<DsTariff, 'locations' | 'sold_out_locations' | 'configured'>;

export interface ServerTableProps extends Pick<TableProps<DsTariff>, 'ref' | 'window'> {
  rows: readonly DsTariff[];
  /** Slugs of the servers to be compared. */
  compared: readonly string[];
  onCompare: (slug: string, isOn: boolean) => void;
  /** The validated promo code of the address; prices include it. */
  promo: OrderPromo | null;
  /** Query of the links to servers. */
  orderQuery: (server: OrderedServer) => string;
  /** Shown instead of rows. */
  empty: ReactNode;
}

/** The servers, one a row; on phones one a card. */
export const ServerTable = memo(function ServerTable({
  compared,
  onCompare,
  promo,
  orderQuery,
  ...table
}: ServerTableProps) {
  const { formatMessage } = useIntl();
  const words = useServerWords();
  const delivery = useDelivery();
  const frontText = useFrontText();
  const countryNames = useCountryNames();
  const href = useLocalPath();
  return (
    <Table
      caption={formatMessage(heads.caption)}
      captionHidden
      rowKey={({ id }) => id}
      stickyLast
      cards="compact"
      {...table}
      columns={[
        {
          id: 'server',
          header: formatMessage(heads.server),
          rowHeader: true,
          cell: ({ cpu_detail: cpu, availability, ...server }) => (
            <Stack gap={4}>
              <TextLink
                href={href(server.url) + orderQuery(server)}
              >{`${cpu.count > 1 ? `${cpu.count} × ` : ''}${cpu.model}`}</TextLink>
              <Text size={14} tone="muted">
                {words.clock(cpu)}
              </Text>
              <Text element="div" size={14}>
                <Status tone={tones[availability.state]}>{delivery(availability)}</Status>
              </Text>
            </Stack>
          ),
        },
        {
          id: 'memory',
          header: formatMessage(heads.memory),
          cell: ({ memory_with_units: memory }) => words.memory(memory),
        },
        {
          id: 'disks',
          header: formatMessage(heads.disks),
          cell: (server) => (
            <Stack gap={4}>
              {server.disks.map((disk) => (
                <span key={disk.name}>{words.disk(disk)}</span>
              ))}
              <ServerThumbnail
                of={server}
                label={server.front === null ? undefined : frontText(server.front)}
                className={css.front}
              />
            </Stack>
          ),
        },
        {
          id: 'port',
          header: formatMessage(heads.port),
          cell: ({ port_mbps: mbps }) => (
            <Text element="span" size={14} wrap="nowrap">
              {words.port(mbps)}
            </Text>
          ),
        },
        {
          id: 'places',
          header: formatMessage(heads.places),
          cell: ({ country_codes: codes }) => (
            <Inline gap={8}>
              {codes.map((code) => (
                <Flag key={code} country={code} size="small" label={countryNames(code)} />
              ))}
            </Inline>
          ),
        },
        {
          id: 'price',
          header: formatMessage(heads.price),
          align: 'end',
          cell: (tariff) => {
            const { perMonth, list } = planPrice(tariff, MONTH, 0, promo);
            const old = tariff.old_price === null ? list : toCents(tariff.old_price);
            return (
              <>
                <Money cents={perMonth} oldCents={old} mono column note={setupFee(tariff.setup_fee)} />
                {tariff.configured ? <Configured of={tariff.configured} /> : null}
              </>
            );
          },
        },
        {
          id: 'compare',
          header: formatMessage(heads.compare),
          cell: ({ slug, name }) => (
            <Checkbox
              form={COMPARE_FORM}
              // The form already has the selected ones.
              name={compared.includes(slug) ? undefined : COMPARE_PARAM}
              value={slug}
              label={
                <VisuallyHidden>
                  <FormattedMessage
                    id="dedicated.compare.tick"
                    defaultMessage="Compare {name}"
                    description="Checkbox of a server, for screen readers"
                    values={{ name }}
                  />
                </VisuallyHidden>
              }
              checked={compared.includes(slug)}
              disabled={compared.length >= COMPARE_MAX && !compared.includes(slug)}
              onChange={(event) => onCompare(slug, event.target.checked)}
            />
          ),
        },
        {
          id: 'order',
          header: formatMessage(heads.order),
          labelHidden: true,
          head: <VisuallyHidden>{formatMessage(heads.order)}</VisuallyHidden>,
          align: 'end',
          cell: ({ name, availability: { state }, ...server }) => (
            <LinkButton href={href(server.url) + orderQuery(server)} size="small">
              {state === 'sold_out' ? (
                <FormattedMessage
                  id="dedicated.view"
                  defaultMessage="View{name}"
                  description="Link to a server that is sold out; the name is for screen readers"
                  values={{ name: <VisuallyHidden> {name}</VisuallyHidden> }}
                />
              ) : (
                <FormattedMessage
                  id="dedicated.order"
                  defaultMessage="Order{name}"
                  description="Link to the order of a server; the name is for screen readers"
                  values={{ name: <VisuallyHidden> {name}</VisuallyHidden> }}
                />
              )}
            </LinkButton>
          ),
        },
      ]}
    />
  );
});
