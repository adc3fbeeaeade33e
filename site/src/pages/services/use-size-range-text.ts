import { useIntl } from 'react-intl';
import type { Range } from './lines.ts';

/**
 * Sizes in GB from the smallest to the largest, in the reader's language: "20–640 GB", "100 GB–20 TB". Memory and
 * backup storage come in 1,024 GB, drives in 1,000 GB.
 */
export function useSizeRangeText(): (range: Range) => string {
  const { formatMessage } = useIntl();
  return ([low, high]) =>
    high < 1000
      ? formatMessage(
          {
            id: 'services.gb',
            defaultMessage: '{low, number, ::.#}–{high, number, ::.#} GB',
            description: 'Smallest and largest size of memory or storage',
          },
          { low, high },
        )
      : formatMessage(
          {
            id: 'services.tb',
            defaultMessage: '{low, number, ::.#} GB–{high, number, ::.#} TB',
            description: 'Smallest and largest size of storage',
          },
          { low, high: high / (high % 1024 === 0 ? 1024 : 1000) },
        );
}
