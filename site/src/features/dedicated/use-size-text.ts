import type { DiskType } from '@hoster/contract';
import { useIntl, type IntlShape } from 'react-intl';

/**
 * A size of drives in GB with its unit, in the reader's language: "480 GB", "1.92 TB". The catalogue counts hard drives
 * of 10,240 GB as 10 TB, and flash drives of 1,920 GB as 1.92 TB.
 */
export const sizeText = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  gigabytes: number,
  types: readonly DiskType[],
): string =>
  gigabytes >= 1000
    ? formatMessage(
        { id: 'dedicated.tb', defaultMessage: '{size, number, ::.##}\u00a0TB', description: 'Size of drives' },
        { size: gigabytes / (types.length > 0 && types.every((type) => type === 'HDD') ? 1024 : 1000) },
      )
    : formatMessage(
        { id: 'dedicated.gb', defaultMessage: '{size, number}\u00a0GB', description: 'Size of drives or of memory' },
        { size: gigabytes },
      );

/** `sizeText` in the language of the page. */
export function useSizeText(): (gigabytes: number, types: readonly DiskType[]) => string {
  const intl = useIntl();
  return (gigabytes, types) => sizeText(intl, gigabytes, types);
}
