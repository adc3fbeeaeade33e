import type { IntlShape, MessageDescriptor } from 'react-intl';

type Values = Parameters<IntlShape['formatMessage']>[1];
type Options = Parameters<IntlShape['formatMessage']>[2];

/** Formatted texts kept for one language and time zone; then it begins anew. */
const KEPT_MOST = 5_000;

/** What a text is kept under: its id and values; null when they hold more than text and figures. */
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
 * The same intl object, formatting each message, number and date once: pages say the same words a hundred times, and
 * react-intl merges options and looks up formatters for each of them.
 */
export function keepTexts(intl: IntlShape): IntlShape {
  const { formatMessage, formatNumber, formatDate, locale, defaultLocale, messages } = intl;
  const texts = new Map<string, string>();
  const keep = (key: string, text: string): string => {
    if (texts.size >= KEPT_MOST) texts.clear();
    texts.set(key, text);
    return text;
  };
  const message = (descriptor: MessageDescriptor, values?: Values, options?: Options) => {
    const id = String(descriptor.id);
    // What is not loaded yet shows its default for now.
    const mayKeep = !options?.ignoreTag && (locale === defaultLocale || Object.hasOwn(messages, id));
    const key = mayKeep ? keyOf(id, values) : null;
    const known = key === null ? undefined : texts.get(key);
    if (known !== undefined) return known;
    const text: unknown = formatMessage(descriptor, values, options);
    return key !== null && typeof text === 'string' ? keep(key, text) : text;
  };
  const number: typeof formatNumber = (value, options) => {
    const key = typeof value === 'number' ? keyOf(`${value}`, options) : null;
    if (key === null) return formatNumber(value, options);
    return texts.get(key) ?? keep(key, formatNumber(value, options));
  };
  const date: typeof formatDate = (value, options) => {
    const key = typeof value === 'string' ? keyOf(`date ${value}`, options) : null;
    if (key === null) return formatDate(value, options);
    return texts.get(key) ?? keep(key, formatDate(value, options));
  };
  return { ...intl, formatMessage: message as typeof formatMessage, formatNumber: number, formatDate: date };
}
