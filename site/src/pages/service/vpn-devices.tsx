import type { VpnDetails } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { CodeBlock } from '@hoster/ui/code-block';
import { Disclosure } from '@hoster/ui/disclosure';
import { Copyable } from '@hoster/ui/copyable';
import { DataList } from '@hoster/ui/data-list';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { QrCode } from '../../parts/qr-code/qr-code.tsx';
import { deviceFile } from './device-file.ts';
import { HiddenPassword } from './hidden-password.tsx';

type Device = VpnDetails['devices'][number];

const words: Readonly<
  Record<'copied' | 'copy' | 'code' | 'server' | 'username' | 'password' | 'copyWhat', MessageDescriptor>
> = defineMessages({
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
  copy: {
    id: 'account.vpn.copy',
    defaultMessage: 'Copy configuration',
    description: 'Button that copies the configuration of a device',
  },
  code: {
    id: 'account.vpn.code',
    defaultMessage: 'QR code for device {number, number}',
    description: 'Text alternative of the code that the WireGuard app scans',
  },
  server: {
    id: 'account.vpn.server',
    defaultMessage: 'Server and remote ID',
    description: 'IKEv2 settings of a device: the name of the server, which is entered in both fields',
  },
  username: { id: 'account.access.login', defaultMessage: 'Username', description: 'Login details: the username' },
  password: { id: 'account.access.password', defaultMessage: 'Password' },
  copyWhat: { id: 'account.access.copy', defaultMessage: 'Copy: {what}' },
});

/**
 * Access to a VPN by device: WireGuard as a QR code to scan on phones and a file for computers, and the settings of
 * OpenVPN and IKEv2. Opens without script too.
 */
export function VpnDevices({ vpn, name }: { vpn: VpnDetails; name: string }) {
  const { formatMessage } = useIntl();
  return (
    <Section
      size="small"
      id="devices"
      title={
        <FormattedMessage
          id="account.vpn.devices"
          defaultMessage="Devices"
          description="Part of the page of a VPN: how each device is connected"
        />
      }
    >
      <Text size={14} tone="muted" lineHeight="inherit">
        <FormattedMessage
          id="account.vpn.how"
          defaultMessage="Install the WireGuard app. On a phone, scan the code; on a computer, import the file. Each device also has settings for OpenVPN and IKEv2. Use each configuration on one device only."
          description="How a device is connected to the VPN"
        />
      </Text>
      {vpn.devices.map(({ id, config, openvpn, login }, index) =>
        config === null ? null : (
          <Disclosure
            key={id}
            headingLevel={3}
            // May be opened before the script has loaded.
            suppressHydrationWarning
            summary={
              <FormattedMessage
                id="account.vpn.device"
                defaultMessage="Device {number, number}"
                description="Heading of the configuration of one device"
                values={{ number: index + 1 }}
              />
            }
          >
            <Stack>
              <QrCode text={config} label={formatMessage(words.code, { number: index + 1 })} />
              <CodeBlock
                code={config}
                caption={deviceFile(name, index + 1)}
                copyLabel={formatMessage(words.copy)}
                copiedLabel={formatMessage(words.copied)}
              />
              <FileLink name={deviceFile(name, index + 1)} content={config}>
                <FormattedMessage
                  id="account.vpn.download"
                  defaultMessage="Download file"
                  description="Link that saves the configuration of a device"
                />
              </FileLink>
              {openvpn === null || login === null ? null : (
                <OtherProtocols file={deviceFile(name, index + 1, 'ovpn')} openvpn={openvpn} login={login} />
              )}
            </Stack>
          </Disclosure>
        ),
      )}
    </Section>
  );
}

interface OtherProtocolsProps {
  /** Name of the OpenVPN file. */
  file: string;
  openvpn: string;
  login: NonNullable<Device['login']>;
}

/** OpenVPN and IKEv2, for networks that block WireGuard and devices without its app. Both use the same login. */
function OtherProtocols({ file, openvpn, login: { server, username, password } }: OtherProtocolsProps) {
  const { formatMessage } = useIntl();
  const copyable = (what: string, value: string) => (
    <Copyable
      value={value}
      copyLabel={formatMessage(words.copyWhat, { what })}
      copiedLabel={formatMessage(words.copied)}
    />
  );
  const item = (id: 'server' | 'username', value: string) => {
    const term = formatMessage(words[id]);
    return { id, term, value: copyable(term, value) };
  };
  const passwordTerm = formatMessage(words.password);
  return (
    <>
      <Heading level={4} size={16}>
        <FormattedMessage
          id="account.vpn.other"
          defaultMessage="OpenVPN and IKEv2"
          description="Heading of the settings of two other protocols for the same device"
        />
      </Heading>
      <Text size={14} tone="muted" lineHeight="inherit">
        <FormattedMessage
          id="account.vpn.other-how"
          defaultMessage="OpenVPN: import the file into the app and enter the username and password. IKEv2: enter the server, username and password in the system’s VPN settings."
          description="How a device is connected with OpenVPN or IKEv2"
        />
      </Text>
      <DataList
        items={[
          item('server', server),
          item('username', username),
          {
            id: 'password',
            term: passwordTerm,
            value: <HiddenPassword>{copyable(passwordTerm, password)}</HiddenPassword>,
          },
        ]}
      />
      <FileLink name={file} content={openvpn}>
        <FormattedMessage
          id="account.vpn.download-openvpn"
          defaultMessage="Download OpenVPN file"
          description="Link that saves the OpenVPN configuration of a device"
        />
      </FileLink>
    </>
  );
}

/** Saves a configuration file, without script too. */
const FileLink = ({ name, content, children }: { name: string; content: string; children: ReactNode }) => (
  <Inline>
    <LinkButton href={`data:text/plain;charset=utf-8,${encodeURIComponent(content)}`} download={name}>
      {children}
    </LinkButton>
  </Inline>
);
