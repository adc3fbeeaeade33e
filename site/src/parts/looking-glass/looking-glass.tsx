import type { Location } from '@hoster/contract';
import { Copyable } from '@hoster/ui/copyable';
import { type DataItem, DataList } from '@hoster/ui/data-list';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const words = defineMessages({
  copy: { id: 'glass.copy', defaultMessage: 'Copy', description: 'Button that copies an address or a command' },
  copied: { id: 'glass.copied', defaultMessage: 'Copied', description: 'After an address or a command was copied' },
});

/** Whether a data centre can be tested. */
export const hasLookingGlass = ({ test_ipv4: ipv4, test_ipv6: ipv6, test_files: files = [] }: Location): boolean =>
  Boolean(ipv4) || Boolean(ipv6) || files.length > 0;

/** Addresses, files and commands with which a data centre can be tested before an order. */
export function LookingGlass({ place }: { place: Location }) {
  const { formatMessage } = useIntl();
  const { test_ipv4: ipv4, test_ipv6: ipv6, test_files: files = [], asn, test_is_sample: isSample } = place;
  const labels = { copyLabel: formatMessage(words.copy), copiedLabel: formatMessage(words.copied) };
  const address = ipv4 ?? ipv6;
  const items: DataItem[] = [
    ...(ipv4 ? [{ term: 'IPv4', value: <Copyable value={ipv4} {...labels} /> }] : []),
    ...(ipv6 ? [{ term: 'IPv6', value: <Copyable value={ipv6} {...labels} /> }] : []),
    ...(asn ? [{ term: 'ASN', value: `AS${asn}` }] : []),
    ...files.map(({ megabytes, url }) => ({
      id: url,
      term: <FileSize megabytes={megabytes} />,
      value: (
        <TextLink href={url} rel="nofollow">
          {url}
        </TextLink>
      ),
    })),
  ];
  return (
    <Stack gap={12}>
      {isSample ? (
        <Text size={14} tone="muted">
          <FormattedMessage
            id="glass.sample"
            defaultMessage="Sample addresses: they don’t respond."
            description="Above the test addresses of the demo"
          />
        </Text>
      ) : null}
      <DataList items={items} layout="stacked" />
      <Stack gap={4}>
        {address ? <Copyable value={`ping -c 10 ${address}`} {...labels} /> : null}
        {address ? <Copyable value={`mtr --report ${address}`} {...labels} /> : null}
        {files[0] ? <Copyable value={`curl -o /dev/null ${files[0].url}`} {...labels} /> : null}
      </Stack>
    </Stack>
  );
}

function FileSize({ megabytes }: { megabytes: number }) {
  return megabytes < 1000 ? (
    <FormattedMessage
      id="glass.file-mb"
      defaultMessage="{size, number} MB file"
      description="File for a download test"
      values={{ size: megabytes }}
    />
  ) : (
    <FormattedMessage
      id="glass.file-gb"
      defaultMessage="{size, number} GB file"
      description="File for a download test"
      values={{ size: megabytes / 1000 }}
    />
  );
}
