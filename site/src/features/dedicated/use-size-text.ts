import { useIntl } from 'react-intl';

/** GB and TB of drives: makers count 1,920 GB as 1.92 TB, and hard drives of 10,240 GB as 10 TB. */
const inTerabytes = (gigabytes: number): number => gigabytes / (gigabytes % 1024 === 0 ? 1024 : 1000);

/** A size in GB with its unit, in the reader's language: "480 GB", "1.92 TB". */
export function useSizeText(): (gigabytes: number) => string {
  const { formatMessage } = useIntl();
  return (gigabytes) =>
    gigabytes >= 1000
      ? formatMessage(
          {
            id: 'dedicated.tb',
            defaultMessage: '{size, number, ::.##} TB',
            description: 'Size of drives',
          },
          { size: inTerabytes(gigabytes) },
        )
      : formatMessage(
          { id: 'dedicated.gb', defaultMessage: '{size, number} GB', description: 'Size of drives or of memory' },
          { size: gigabytes },
        );
}
