import type { ServiceDetails } from '@hoster/contract';
import { Copyable } from '@hoster/ui/copyable';
import { DataList } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const words = defineMessages({
  v4: { id: 'account.network.ipv4', defaultMessage: 'IPv4 address' },
  v6: { id: 'account.network.ipv6', defaultMessage: 'IPv6 address' },
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
});

/** The addresses of a service. */
export function Network({ service: { ips } }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  return (
    <Section
      size="small"
      id="network"
      title={
        <FormattedMessage
          id="account.network.title"
          defaultMessage="IP addresses"
          description="Part of the page of a service"
        />
      }
    >
      <DataList
        items={ips.map((address) => ({
          id: address,
          term: formatMessage(address.includes(':') ? words.v6 : words.v4),
          value: (
            <Copyable
              value={address}
              copyLabel={formatMessage(
                {
                  id: 'account.copy.address',
                  defaultMessage: 'Copy {address}',
                  description: 'Button that copies an address',
                },
                { address },
              )}
              copiedLabel={formatMessage(words.copied)}
            />
          ),
        }))}
      />
    </Section>
  );
}
