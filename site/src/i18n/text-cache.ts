import type { IntlShape, MessageDescriptor } from 'react-intl';

type Values = Parameters<IntlShape['formatMessage']>[1];
type Options = Parameters<IntlShape['formatMessage']>[2];

/** Maximum number of cached texts per language and time zone; then the cache is cleared. */
const MAX_TEXTS = 5_000;

/** Cache key of a text: its id and values; null when they contain anything but text and numbers. */
function keyOf(id: string, values: object | undefined): string | null {
  if (!values) return id;
  let key = id;
  for (const name of Object.keys(values)) {
    const value: unknown = Reflect.get(values, name);
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    key += `\n${name}=${typeof value === 'number' ? '#' : ''}${value}`;
  }
  return key;
}

/**
 * An intl object that formats each message, number and date once: pages repeat the same texts a hundred times, and
 * react-intl merges options and looks up formatters for each of them.
 */
export function cacheTexts(intl: IntlShape): IntlShape {
  const { formatMessage, formatNumber, formatDate, locale, defaultLocale, messages } = intl;
  const texts = new Map<string, string>();
  const store = (key: string, text: string): string => {
    if (texts.size >= MAX_TEXTS) texts.clear();
    texts.set(key, text);
    return text;
  };
  const message = (descriptor: MessageDescriptor, values?: Values, options?: Options) => {
    const id = String(descriptor.id);
    // Messages that haven't loaded yet show their default.
    const canCache = !options?.ignoreTag && (locale === defaultLocale || Object.hasOwn(messages, id));
    const key = canCache ? keyOf(id, values) : null;
    const known = key === null ? undefined : texts.get(key);
    if (known !== undefined) return known;
    const text: unknown = formatMessage(descriptor, values, options);
    return key !== null && typeof text === 'string' ? store(key, text) : text;
  };
  const number: typeof formatNumber = (value, options) => {
    const key = typeof value === 'number' ? keyOf(`${value}`, options) : null;
    if (key === null) return formatNumber(value, options);
    return texts.get(key) ?? store(key, formatNumber(value, options));
  };
  const date: typeof formatDate = (value, options) => {
    const key = typeof value === 'string' ? keyOf(`date ${value}`, options) : null;
    if (key === null) return formatDate(value, options);
    return texts.get(key) ?? store(key, formatDate(value, options));
  };
  return { ...intl, formatMessage: message as typeof formatMessage, formatNumber: number, formatDate: date };
}
