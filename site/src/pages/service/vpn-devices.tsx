import type { VpnDetails } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { CodeBlock } from '@hoster/ui/code-block';
import { Disclosure } from '@hoster/ui/disclosure';
import { LinkButton } from '@hoster/ui/link-button';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { QrCode } from '../../features/qr-code/qr-code.tsx';
import { deviceFile } from './device-file.ts';

const words: Readonly<Record<'copied' | 'copy' | 'code', MessageDescriptor>> = defineMessages({
  copied: { id: 'account.copied', defaultMessage: 'Copied', description: 'After copying' },
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
});

/** How each device gets into a VPN: a code to scan on phones, a file for computers. Opens without script too. */
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
          defaultMessage="Install the WireGuard app. On a phone, scan the code; on a computer, import the file. Use each configuration on one device only."
          description="How a device is connected to the VPN"
        />
      </Text>
      {vpn.devices.map(({ id, config }, index) =>
        config === null ? null : (
          <Disclosure
            key={id}
            headingLevel={3}
            // May be opened before the script is there.
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
              <Inline>
                <LinkButton
                  href={`data:text/plain;charset=utf-8,${encodeURIComponent(config)}`}
                  download={deviceFile(name, index + 1)}
                >
                  <FormattedMessage
                    id="account.vpn.download"
                    defaultMessage="Download file"
                    description="Link that saves the configuration of a device"
                  />
                </LinkButton>
              </Inline>
            </Stack>
          </Disclosure>
        ),
      )}
    </Section>
  );
}
