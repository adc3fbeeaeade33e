import type { DsTariff } from '@hoster/contract';
import { useIntl, type IntlShape } from 'react-intl';
import { sizeText } from './use-size-text.ts';

/** The figures of a server as texts in the reader's language. */
export function serverWords(intl: IntlShape) {
  const { formatMessage, formatNumber } = intl;
  const gigabytes = (size: number): string =>
    formatMessage(
      { id: 'dedicated.gb', defaultMessage: '{size, number}\u00a0GB', description: 'Size of drives or of memory' },
      { size },
    );
  return {
    /** "256 GB". */
    gigabytes,
    /** "2 × 1.92 TB NVMe U.2". */
    disk: ({ count, type, volume }: DsTariff['disks'][number]): string =>
      formatMessage(
        {
          id: 'dedicated.disk',
          defaultMessage: '{count, number}\u00a0×\u00a0{size} {type}',
          description: 'Drives of a server: number, size and kind',
        },
        { count, size: sizeText(intl, volume, [type]), type },
      ),
    /** "16 cores × 3.4 GHz". */
    clock: ({ cores, frequency }: Pick<DsTariff['cpu_detail'], 'cores' | 'frequency'>): string =>
      formatMessage(
        {
          id: 'dedicated.clock',
          defaultMessage: '{cores, plural, one {#\u00a0core} other {#\u00a0cores}} ×\u00a0{ghz}\u00a0GHz',
          description: 'Cores and clock speed of a server',
        },
        { cores, ghz: formatNumber(frequency, { maximumFractionDigits: 2 }) },
      ),
    /** "256 GB DDR5 ECC". */
    memory: ({ value, type, ecc }: DsTariff['memory_with_units']): string =>
      `${gigabytes(value)} ${type}${ecc ? ' ECC' : ''}`,
    /** "10 Gbps". */
    port: (mbps: number): string =>
      formatMessage({ id: 'dedicated.gbps', defaultMessage: '{gbps, number}\u00a0Gbps' }, { gbps: mbps / 1000 }),
  };
}

/** `serverWords` in the language of the page. */
export const useServerWords = () => serverWords(useIntl());

/** Longest delivery that is counted in hours; beyond it, in days. */
const LONGEST_IN_HOURS = 48;

/** Delivery time of a server, or that it's sold out. */
export function deliveryWords({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return ({ state, count, delivery_hours: hours }: DsTariff['availability']): string => {
    if (state === 'sold_out' || hours === null)
      return formatMessage({
        id: 'dedicated.sold-out',
        defaultMessage: 'Sold out',
        description: 'A server that can’t be had now',
      });
    const delivery =
      hours <= LONGEST_IN_HOURS
        ? formatMessage(
            {
              id: 'dedicated.delivery.hours',
              defaultMessage: 'ready within {hours, plural, one {#\u00a0hour} other {#\u00a0hours}}',
              description: 'How soon a server is delivered',
            },
            { hours },
          )
        : formatMessage(
            {
              id: 'dedicated.delivery.days',
              defaultMessage: 'built within {days, plural, one {#\u00a0day} other {#\u00a0days}}',
              description: 'How soon a server is delivered that is built to order',
            },
            { days: Math.ceil(hours / 24) },
          );
    if (state === 'in_stock')
      return formatMessage(
        { id: 'dedicated.in-stock', defaultMessage: 'In stock, {delivery}', description: 'A server that is in stock' },
        { delivery },
      );
    if (state === 'limited')
      return formatMessage(
        {
          id: 'dedicated.limited',
          defaultMessage: '{count, plural, one {#\u00a0left} other {#\u00a0left}}, {delivery}',
          description: 'A server of which only a few are left',
        },
        { count: count ?? 1, delivery },
      );
    return formatMessage(
      { id: 'dedicated.on-order', defaultMessage: 'To order, {delivery}', description: 'A server built to order' },
      { delivery },
    );
  };
}

/** `deliveryWords` in the language of the page. */
export const useDelivery = () => deliveryWords(useIntl());
