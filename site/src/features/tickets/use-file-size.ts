import { useIntl } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** Returns a function that formats a size: "2.4 MB". */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
    return formatNumber(bytes / 1024 ** step, {
      style: 'unit',
      unit: units[step],
      maximumFractionDigits: step === 2 ? 1 : 0,
    });
  };
}
