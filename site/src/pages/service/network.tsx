import type { ServiceAddress, ServiceDetails } from '@hoster/contract';
import { Copyable } from '@hoster/ui/copyable';
import { Section } from '@hoster/ui/section';
import { Table, type TableColumn } from '@hoster/ui/table';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { netmaskOf } from './netmask.ts';

const messages = defineMessages({
  title: {
    id: 'account.network.title',
    defaultMessage: 'IP addresses',
    description: 'Part of the page of a service',
  },
  table: {
    id: 'account.network.table',
    defaultMessage: 'Network settings of the addresses',
    description: 'Name of the table of IP addresses with netmasks and gateways, for screen readers',
  },
  address: { id: 'account.network.address', defaultMessage: 'Address' },
  use: {
    id: 'account.network.use',
    defaultMessage: 'Use',
    description: 'Column of a table of IP addresses: main, extra or routed',
  },
  netmask: { id: 'account.network.netmask', defaultMessage: 'Netmask' },
  gateway: { id: 'account.network.gateway', defaultMessage: 'Gateway' },
  main: { id: 'account.network.main', defaultMessage: 'Main address' },
  extra: { id: 'account.network.extra', defaultMessage: 'Extra address' },
  routed: { id: 'account.network.routed', defaultMessage: 'Block, routed to the main address' },
  automatic: {
    id: 'account.network.automatic',
    defaultMessage: 'automatic',
    description: 'In place of a gateway that the network tells the server',
  },
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** The addresses of a service, and how a network card is set up for them. */
export function Network({ service: { addresses } }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const columns: TableColumn<ServiceAddress>[] = [
    {
      id: 'address',
      header: formatMessage(words.address),
      rowHeader: true,
      mono: true,
      cell: (row) => <Address value={row.role === 'routed' ? `${row.address}/${row.prefix}` : row.address} />,
    },
    { id: 'use', header: formatMessage(words.use), cell: ({ role }) => formatMessage(words[role]) },
    {
      id: 'netmask',
      header: formatMessage(words.netmask),
      mono: true,
      cell: ({ address, prefix }) => netmaskOf(address, prefix),
    },
    {
      id: 'gateway',
      header: formatMessage(words.gateway),
      mono: true,
      cell: ({ gateway, role }) => gateway ?? (role === 'routed' ? '—' : formatMessage(words.automatic)),
    },
  ];
  return (
    <Section size="small" id="network" title={<FormattedMessage {...words.title} />}>
      <Table
        caption={formatMessage(words.table)}
        captionHidden
        columns={columns}
        rows={addresses}
        rowKey={({ address }) => address}
      />
    </Section>
  );
}

function Address({ value }: { value: string }) {
  const { formatMessage } = useIntl();
  return (
    <Copyable
      value={value}
      copyLabel={formatMessage(
        {
          id: 'account.copy.address',
          defaultMessage: 'Copy {address}',
          description: 'Button that copies an address',
        },
        { address: value },
      )}
      copiedLabel={formatMessage(words.copied)}
    />
  );
}
