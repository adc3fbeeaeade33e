import type { DsDetails } from '@hoster/contract';
import type { DataItem } from '@hoster/ui/data-list';
import { defineMessages, FormattedList, type IntlShape, type MessageDescriptor } from 'react-intl';
import { Day } from '../../parts/service/day.tsx';

type Row = 'cpu' | 'memory' | 'disks' | 'raid' | 'port' | 'ips' | 'delivery';

const words: Readonly<Record<Row, MessageDescriptor>> = defineMessages({
  cpu: { id: 'account.dedicated.cpu', defaultMessage: 'CPU' },
  memory: { id: 'account.dedicated.memory', defaultMessage: 'RAM' },
  disks: { id: 'account.dedicated.disks', defaultMessage: 'Drives' },
  raid: { id: 'account.dedicated.raid', defaultMessage: 'RAID' },
  port: { id: 'account.dedicated.port', defaultMessage: 'Network port' },
  ips: { id: 'account.dedicated.ips', defaultMessage: 'Extra addresses' },
  delivery: {
    id: 'account.dedicated.delivery',
    defaultMessage: 'Delivery by',
    description: 'Line of the configuration: when the server is ready at the latest',
  },
});

/** Lines of the configuration that only dedicated servers have. */
export function dedicatedRows(
  { cpu, memory, disks, raid, port, ips, delivery_until: delivery }: DsDetails,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): DataItem[] {
  const row = (id: Row, value: DataItem['value']): DataItem => ({ id, term: formatMessage(words[id]), value });
  return [
    ...(delivery === null ? [] : [row('delivery', <Day value={delivery} time />)]),
    row('cpu', cpu),
    row('memory', memory),
    row('disks', <FormattedList value={disks} style="narrow" />),
    ...(raid === null ? [] : [row('raid', raid)]),
    row('port', port),
    ...(ips.length > 0 ? [row('ips', <FormattedList value={ips} style="narrow" />)] : []),
  ];
}
