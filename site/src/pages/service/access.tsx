import type { ServiceDetails } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { CodeBlock } from '@hoster/ui/code-block';
import { Copyable } from '@hoster/ui/copyable';
import { type DataItem, DataList } from '@hoster/ui/data-list';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { PROTOCOL_NAMES } from '../../features/backup/protocols.ts';
import { connectCommand } from '@hoster/domain/network/connect-command';
import { backupCommands } from './storage-commands.ts';
import { HiddenPassword } from './hidden-password.tsx';

const words = defineMessages({
  address: { id: 'account.access.address', defaultMessage: 'IPv4 address' },
  host: {
    id: 'account.access.host',
    defaultMessage: 'Host',
    description: 'Login details: name by which a storage is reached',
  },
  ipv6: { id: 'account.access.ipv6', defaultMessage: 'IPv6 address' },
  port: { id: 'account.access.port', defaultMessage: 'Port' },
  login: {
    id: 'account.access.login',
    defaultMessage: 'Username',
    description: 'Login details: the username',
  },
  password: { id: 'account.access.password', defaultMessage: 'Password' },
  hostKey: {
    id: 'account.access.host-key',
    defaultMessage: 'Host key fingerprint',
    description: 'Login details: of SSH, SHA256:…',
  },
  hostKeyNote: {
    id: 'account.access.host-key-note',
    defaultMessage: 'SSH shows it the first time you connect. Answer “yes” only if the two are the same.',
    description: 'Below the fingerprint of the SSH key of a server',
  },
  panel: { id: 'account.access.panel', defaultMessage: 'Control panel', description: 'Login details: its address' },
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
  ssh: {
    id: 'account.access.ssh',
    defaultMessage: 'Connect via SSH',
    description: 'Caption of the command that opens the server',
  },
  rdp: {
    id: 'account.access.rdp',
    defaultMessage: 'Connect via Remote Desktop',
    description: 'Caption of the command that opens a Windows server',
  },
});

/** Login details, each with a copy button. For a system supplied by the customer, the login isn't known. */
export function Access({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { access, backup, web_hosting: hosting } = service;
  const copyLabel = (what: string) =>
    formatMessage({ id: 'account.access.copy', defaultMessage: 'Copy: {what}' }, { what });
  const copyable = (term: string, value: string) => (
    <Copyable value={value} copyLabel={copyLabel(term)} copiedLabel={formatMessage(words.copied)} />
  );
  const item = (
    id: 'address' | 'host' | 'ipv6' | 'port' | 'login' | 'panel',
    value: string | null | undefined,
  ): DataItem[] => {
    const term = formatMessage(words[id]);
    return value === null || value === undefined ? [] : [{ id, term, value: copyable(term, value) }];
  };
  const commands = backup ? storageCommands(service) : serverCommand(service);
  const password = formatMessage(words.password);
  return (
    <Section
      size="small"
      id="access"
      title={
        <FormattedMessage
          id="account.access.title"
          defaultMessage="Login details"
          description="Part of the page of a service: how to get in"
        />
      }
    >
      <DataList
        items={[
          ...item(backup || hosting ? 'host' : 'address', access.address),
          ...item('ipv6', access.ipv6),
          ...item('port', access.port?.toString()),
          ...item('login', access.login),
          ...(access.password === null
            ? []
            : [
                {
                  id: 'password',
                  term: password,
                  value: <HiddenPassword>{copyable(password, access.password)}</HiddenPassword>,
                },
              ]),
          ...access.host_keys.map((key, index) => ({
            id: `host-key-${index}`,
            term: formatMessage(words.hostKey),
            value: copyable(formatMessage(words.hostKey), key),
            ...(index === access.host_keys.length - 1 && { note: formatMessage(words.hostKeyNote) }),
          })),
          ...item('panel', access.panel_url),
        ]}
      />
      {service.iso_url !== null ? (
        <Text size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="account.access.own-system"
            defaultMessage="This server boots from your ISO image. Log in with the username and password set in the image or during installation."
            description="A server with the customer's own system, whose login we don't know"
          />
        </Text>
      ) : null}
      {access.ssh_keys.length > 0 ? (
        <Text size={14} tone="muted" lineHeight="inherit">
          {access.password === null ? (
            <FormattedMessage
              id="account.access.keys-only"
              defaultMessage="There’s no password. Connect with {count, plural, one {the SSH key {titles}} other {the SSH keys {titles}}}."
              description="A server that is opened by SSH keys alone, by their titles"
              values={{ count: access.ssh_keys.length, titles: <KeyTitles titles={access.ssh_keys} /> }}
            />
          ) : (
            <FormattedMessage
              id="account.access.keys"
              defaultMessage="{count, plural, one {You can also connect with the SSH key {titles}.} other {You can also connect with the SSH keys {titles}.}}"
              description="A server that is opened by a password or by SSH keys, by their titles"
              values={{ count: access.ssh_keys.length, titles: <KeyTitles titles={access.ssh_keys} /> }}
            />
          )}
        </Text>
      ) : null}
      {commands.map(({ caption, command }) => (
        <CodeBlock
          key={command}
          code={command}
          caption={typeof caption === 'string' ? caption : formatMessage(caption)}
          copyLabel={copyLabel(command)}
          copiedLabel={formatMessage(words.copied)}
        />
      ))}
    </Section>
  );
}

interface Command {
  caption: string | MessageDescriptor;
  command: string;
}

function serverCommand({ access }: ServiceDetails): Command[] {
  const connection = connectCommand(access);
  return connection ? [{ caption: words[connection.kind], command: connection.command }] : [];
}

function storageCommands({ access: { address, login }, backup }: ServiceDetails): Command[] {
  if (address === null || login === null) return [];
  return backupCommands(address, login, backup?.protocols ?? []).map(({ protocol, command }) => ({
    caption: PROTOCOL_NAMES[protocol],
    command,
  }));
}

const KeyTitles = ({ titles }: { titles: readonly string[] }) => <strong>{titles.join(', ')}</strong>;
