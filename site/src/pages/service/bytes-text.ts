import { gigabyteBytes, terabyteBytes } from '@hoster/domain/order/usage';
import type { IntlShape } from 'react-intl';

/** Size in bytes with its unit, in the reader's language: "312 GB", "1.5 TB". */
export function bytesText({ formatMessage }: Pick<IntlShape, 'formatMessage'>, bytes: number): string {
  const isLarge = bytes >= terabyteBytes;
  const count = bytes / (isLarge ? terabyteBytes : gigabyteBytes);
  const size = count < 10 ? Math.round(count * 100) / 100 : Math.round(count);
  return isLarge
    ? formatMessage(
        { id: 'account.usage.terabytes', defaultMessage: '{size, number} TB', description: 'Size or transfer' },
        { size },
      )
    : formatMessage(
        { id: 'account.usage.gigabytes', defaultMessage: '{size, number} GB', description: 'Size or transfer' },
        { size },
      );
}
