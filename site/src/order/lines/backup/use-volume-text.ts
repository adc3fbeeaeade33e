import { useIntl, type IntlShape } from 'react-intl';

const GIGABYTES_PER_TERABYTE = 1024;

/** A volume in GB with its unit, in the reader's language: "500 GB", "2 TB". */
export const volumeText = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, gigabytes: number): string =>
  gigabytes >= GIGABYTES_PER_TERABYTE
    ? formatMessage(
        { id: 'backups.tb', defaultMessage: '{size, number} TB', description: 'Size of a storage' },
        { size: gigabytes / GIGABYTES_PER_TERABYTE },
      )
    : formatMessage(
        { id: 'backups.gb', defaultMessage: '{size, number} GB', description: 'Size of a storage' },
        { size: gigabytes },
      );

/** `volumeText` in the language of the page. */
export function useVolumeText(): (gigabytes: number) => string {
  const intl = useIntl();
  return (gigabytes) => volumeText(intl, gigabytes);
}
