import type { DsOrderContext } from '@hoster/contract';
import { mostMemory } from '@hoster/domain/lines/dedicated/figures';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Grid } from '@hoster/ui/grid';
import { Stack } from '@hoster/ui/stack';
import { memo } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDelivery, useServerWords } from '../../features/dedicated/use-server-words.ts';
import { DataSheetLink } from '../../order/stages/configuration/data-sheet-link.tsx';
import { OtherServers } from '../../order/lines/dedicated/other-servers.tsx';
import { NoticeLink } from '../../parts/stock-notice/notice-link.tsx';

const words: Readonly<Record<'cpu' | 'memory' | 'disks' | 'port' | 'delivery', MessageDescriptor>> = defineMessages({
  cpu: { id: 'dedicated.fact.cpu', defaultMessage: 'CPU' },
  memory: { id: 'dedicated.fact.memory', defaultMessage: 'RAM' },
  disks: { id: 'dedicated.fact.disks', defaultMessage: 'Drives' },
  port: { id: 'dedicated.fact.port', defaultMessage: 'Network port' },
  delivery: { id: 'dedicated.fact.delivery', defaultMessage: 'Availability' },
});

/** The figures of a server, and the description of an offer. */
export const Facts = memo(function Facts({ context }: { context: DsOrderContext }) {
  const { formatMessage, formatDate } = useIntl();
  const texts = useServerWords();
  const delivery = useDelivery();
  const { tariff, custom } = context;
  const { cpu_detail: cpu } = tariff;
  const isSoldOut = tariff.availability.state === 'sold_out';
  const facts = [
    ['cpu', `${cpu.count > 1 ? `${cpu.count} × ` : ''}${cpu.model}, ${texts.clock(cpu)}`],
    ['memory', texts.memory(tariff.memory_with_units)],
    ['disks', tariff.disks.map(texts.disk).join(', ')],
    ['port', texts.port(tariff.port_mbps)],
    ['delivery', delivery(tariff.availability)],
  ] as const;
  return (
    <>
      {custom ? (
        <Callout
          tone="info"
          title={
            <FormattedMessage
              id="dedicated.offer"
              defaultMessage="This offer is for you, and is valid until {date}"
              description="On the page of an offer prepared by staff"
              values={{ date: formatDate(custom.expires, { dateStyle: 'long', timeZone: 'UTC' }) }}
            />
          }
        >
          {custom.comment}
        </Callout>
      ) : null}
      <Grid columns={{ base: 2, lg: 5 }} gap={{ base: 16, lg: 24 }}>
        {facts.map(([id, value]) => (
          <DataList
            key={id}
            layout="stacked"
            mono={false}
            dense
            items={[
              {
                id,
                term: formatMessage(words[id]),
                value,
                note:
                  id === 'delivery' && isSoldOut ? (
                    <SoldOutLinks slug={tariff.slug} />
                  ) : id === 'memory' && mostMemory(tariff) > tariff.memory_with_units.value ? (
                    <FormattedMessage
                      id="dedicated.fact.memory-most"
                      defaultMessage="configurable up to {size}"
                      description="Under the RAM of a server as it’s sold, before anything is chosen"
                      values={{ size: texts.gigabytes(mostMemory(tariff)) }}
                    />
                  ) : undefined,
              },
            ]}
          />
        ))}
        {/* The price of an offer is for one customer. */}
        {custom === null ? <DataSheetLink url={tariff.url} /> : null}
      </Grid>
    </>
  );
});

const SoldOutLinks = ({ slug }: { slug: string }) => (
  <Stack gap={8}>
    <OtherServers />
    <NoticeLink subject={{ line: 'dedicated', plan: slug }} />
  </Stack>
);
