import { Copyable } from '@hoster/ui/copyable';
import { CodeBlock } from '@hoster/ui/code-block';
import { type DataItem, DataList } from '@hoster/ui/data-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { serviceQuery } from '../../api/account.ts';
import { useApp } from '../../app/app-context.tsx';
import { connectCommand } from '@hoster/domain/network/connect-command';

const words = defineMessages({
  address: { id: 'payment.access.address', defaultMessage: 'Address' },
  copied: { id: 'payment.access.copied', defaultMessage: 'Copied' },
  login: { id: 'payment.access.login', defaultMessage: 'Username' },
  password: { id: 'payment.access.password', defaultMessage: 'Password' },
  showPassword: {
    id: 'payment.access.show-password',
    defaultMessage: 'Show login details',
    description: 'Link from a web hosting account that was just bought to its page, which has the password',
  },
  panel: {
    id: 'payment.access.panel',
    defaultMessage: 'Open the control panel',
    description: 'Link to the control panel of a web hosting account that was just bought',
  },
  sftp: {
    id: 'payment.access.sftp',
    defaultMessage: 'Upload files via SFTP',
    description: 'Caption of the command that opens the files of a web hosting account',
  },
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

/**
 * How to get into a service that is ready: its address and the command, each to copy. Of web hosting, first the control
 * panel, then the files and the name servers.
 */
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
  const copyable = (what: string, value: string): DataItem => ({
    id: value,
    term: what,
    value: <Copyable value={value} {...labels(what)} />,
  });
  if (service.web_hosting) {
    const { login, panel_url: panel } = service.access;
    const sftp = login === null ? null : `sftp ${login}@${address}`;
    const { nameservers } = service.web_hosting;
    return (
      <Stack gap={12}>
        {panel === null ? null : (
          <Inline gap={12}>
            <LinkButton href={panel}>{formatMessage(words.panel)}</LinkButton>
          </Inline>
        )}
        <DataList
          items={[
            ...(login === null ? [] : [copyable(formatMessage(words.login), login)]),
            {
              id: 'password',
              term: formatMessage(words.password),
              value: <TextLink href={`/my/services/${id}/?tab=access`}>{formatMessage(words.showPassword)}</TextLink>,
            },
          ]}
        />
        {sftp === null ? null : <CodeBlock code={sftp} caption={formatMessage(words.sftp)} {...labels(sftp)} />}
        <DataList
          items={nameservers.map((server, index) =>
            copyable(
              formatMessage(
                {
                  id: 'payment.access.name-server',
                  defaultMessage: 'Name server {number, number}',
                  description: 'Of a web hosting account that was just bought: a name server for its domain',
                },
                { number: index + 1 },
              ),
              server,
            ),
          )}
        />
      </Stack>
    );
  }
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
