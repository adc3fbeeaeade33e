import type { DnsRecord, VhDetails } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { Copyable } from '@hoster/ui/copyable';
import { DataList } from '@hoster/ui/data-list';
import { Table } from '@hoster/ui/table';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

type Word = 'caption' | 'type' | 'name' | 'value' | 'server' | 'copied' | 'copy';
const words: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  caption: {
    id: 'account.dns.caption',
    defaultMessage: 'DNS records',
    description: 'Caption of the table of DNS records, for screen readers',
  },
  type: { id: 'account.dns.type', defaultMessage: 'Type', description: 'Column of the table of DNS records' },
  name: { id: 'account.dns.name', defaultMessage: 'Name', description: 'Column of the table of DNS records' },
  value: { id: 'account.dns.value', defaultMessage: 'Value', description: 'Column of the table of DNS records' },
  server: {
    id: 'account.dns.server',
    defaultMessage: 'Name server {number, number}',
    description: 'Login details: a name server',
  },
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
  copy: { id: 'account.access.copy', defaultMessage: 'Copy: {what}' },
});

/** DNS settings for a web hosting account: our name servers, or individual records. */
export function DnsRecords({ hosting: { domain, nameservers, records } }: { hosting: VhDetails }) {
  const { formatMessage } = useIntl();
  if (nameservers.length === 0 && records.length === 0) return null;
  const copyable = (what: string, value: string) => (
    <Copyable value={value} copyLabel={formatMessage(words.copy, { what })} copiedLabel={formatMessage(words.copied)} />
  );
  return (
    <Section
      size="small"
      id="dns"
      title={
        <FormattedMessage
          id="account.dns.title"
          defaultMessage="Domain and DNS"
          description="Part of the page of a web hosting account: how a domain is connected"
        />
      }
    >
      <Text size={14} tone="muted" lineHeight="inherit">
        {domain === null ? (
          <FormattedMessage
            id="account.dns.no-domain"
            defaultMessage="No domain yet. Add one in the control panel, then enter our name servers at your registrar."
            description="How a domain is connected to a web hosting account without one"
          />
        ) : (
          <FormattedMessage
            id="account.dns.how"
            defaultMessage="At your registrar, enter our name servers for {domain}, or keep yours and add the records below. Changes take up to 24 hours to spread."
            description="How a domain is connected to a web hosting account"
            values={{ domain: <strong>{domain}</strong> }}
          />
        )}
      </Text>
      <DataList
        items={nameservers.map((server, index) => {
          const term = formatMessage(words.server, { number: index + 1 });
          return { id: server, term, value: copyable(term, server) };
        })}
      />
      {records.length > 0 ? (
        <Table<DnsRecord>
          caption={formatMessage(words.caption)}
          captionHidden
          columns={[
            { id: 'name', header: formatMessage(words.name), cell: ({ name }) => name, mono: true, rowHeader: true },
            { id: 'type', header: formatMessage(words.type), cell: ({ type }) => type, mono: true },
            {
              id: 'value',
              header: formatMessage(words.value),
              cell: ({ type, name, value }) => copyable(`${type} ${name}`, value),
            },
          ]}
          rows={records}
          rowKey={({ type, name, value }) => `${type} ${name} ${value}`}
        />
      ) : null}
    </Section>
  );
}
