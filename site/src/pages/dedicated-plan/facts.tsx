import type { DsOrderContext } from '@hoster/contract';
import { DataList } from '@hoster/ui/data-list';
import { Callout } from '@hoster/ui/callout';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useDelivery, useServerWords } from '../../features/dedicated/use-server-words.ts';

/** The figures of a server, and of an offer what it's about. */
export function Facts({ context }: { context: DsOrderContext }) {
  const { formatMessage, formatDate } = useIntl();
  const words = useServerWords();
  const delivery = useDelivery();
  const { tariff, custom } = context;
  const { cpu_detail: cpu } = tariff;
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
      <DataList
        items={[
          {
            id: 'cpu',
            term: formatMessage({ id: 'dedicated.fact.cpu', defaultMessage: 'CPU', description: 'Fact of a server' }),
            value: `${cpu.count > 1 ? `${cpu.count} × ` : ''}${cpu.model}, ${words.clock(cpu)}`,
          },
          {
            id: 'memory',
            term: formatMessage({
              id: 'dedicated.fact.memory',
              defaultMessage: 'RAM',
              description: 'Fact of a server',
            }),
            value: words.memory(tariff.memory_with_units),
          },
          {
            id: 'disks',
            term: formatMessage({
              id: 'dedicated.fact.disks',
              defaultMessage: 'Drives',
              description: 'Fact of a server',
            }),
            value: <FormattedList value={tariff.disks.map(words.disk)} type="unit" />,
          },
          {
            id: 'port',
            term: formatMessage({
              id: 'dedicated.fact.port',
              defaultMessage: 'Network port',
              description: 'Fact of a server',
            }),
            value: words.port(tariff.port_mbps),
          },
          {
            id: 'delivery',
            term: formatMessage({
              id: 'dedicated.fact.delivery',
              defaultMessage: 'Availability',
              description: 'Fact of a server',
            }),
            value: delivery(tariff.availability),
          },
        ]}
      />
    </>
  );
}
