import type { AccountSession, Device } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { IconText } from '@hoster/ui/icon-text';
import { Flag } from '@hoster/ui/flag';
import { useIntl } from 'react-intl';

/** Browser and operating system: "Firefox on Windows". */
export function useDeviceName(): (device: Device) => string {
  const { formatMessage } = useIntl();
  return ({ browser, os }) => {
    if (browser !== null && os !== null) {
      return formatMessage(
        {
          id: 'security-log.device',
          defaultMessage: '{browser} on {os}',
          description: 'The browser and the system that somebody used: "Firefox on Windows"',
        },
        { browser, os },
      );
    }
    return (
      browser ??
      os ??
      formatMessage({
        id: 'security-log.device.unknown',
        defaultMessage: 'Unknown device',
        description: 'A browser told nothing about itself',
      })
    );
  };
}

interface OriginProps extends Pick<AccountSession, 'country' | 'ip'> {
  /** Names of countries by code. */
  countries: Readonly<Record<string, string>>;
}

/** Origin of a request: country, if known, and IP address. */
export function Origin({ country, ip, countries }: OriginProps) {
  return (
    <>
      {country === null ? null : (
        <IconText icon={<Flag country={country} size="small" />}>{countries[country] ?? country}</IconText>
      )}
      <Text element="span" mono wrap="anywhere">
        {ip}
      </Text>
    </>
  );
}
