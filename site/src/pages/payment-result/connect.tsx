import { Copyable } from '@hoster/ui/copyable';
import { CodeBlock } from '@hoster/ui/code-block';
import { DataList } from '@hoster/ui/data-list';
import { Stack } from '@hoster/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { serviceQuery } from '../../api/account.ts';
import { useApp } from '../../app/app-context.tsx';
import { connectCommand } from '@hoster/domain/network/connect-command';

const words = defineMessages({
  address: { id: 'payment.access.address', defaultMessage: 'Address' },
  copied: { id: 'payment.access.copied', defaultMessage: 'Copied' },
  ssh: {
    id: 'payment.access.ssh',
    defaultMessage: 'Connect via SSH',
    description: 'Caption of the command that opens the server',
  },
  rdp: {
    id: 'payment.access.rdp',
    defaultMessage: 'Connect via Remote Desktop',
    description: 'Caption of the command that opens a Windows server',
  },
});

/** How to get into a service that is ready: its address and the command, each to copy. */
export function Connect({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { data: service } = useQuery(serviceQuery(useApp(), id));
  const { address } = service?.access ?? {};
  if (!service || !address) return null;
  const connection = connectCommand(service.access);
  const labels = (what: string) => ({
    copyLabel: formatMessage(
      {
        id: 'payment.access.copy',
        defaultMessage: 'Copy: {what}',
        description: 'Button beside the address of a service that was just bought, or the command that opens it',
      },
      { what },
    ),
    copiedLabel: formatMessage(words.copied),
  });
  const term = formatMessage(words.address);
  return (
    <Stack gap={12}>
      <DataList items={[{ term, value: <Copyable value={address} {...labels(term)} /> }]} />
      {connection ? (
        <CodeBlock
          code={connection.command}
          caption={formatMessage(words[connection.kind])}
          {...labels(connection.command)}
        />
      ) : null}
    </Stack>
  );
}
