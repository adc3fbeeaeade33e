import { sql, type SQL } from '../../platform/db/drizzle.ts';
import { escapeHtml } from '../../platform/documents/index.ts';

// Private-use characters, which no article contains: they survive the escaping after `ts_headline`.
const start = '\uE000';
const stop = '\uE001';
const options = `StartSel=${start}, StopSel=${stop}, MinWords=12, MaxWords=28, MaxFragments=1, FragmentDelimiter=" … "`;

/** Fragments of a text where a query matches, with marks. */
export const headline = (config: SQL, text: SQL, query: SQL): SQL<string> =>
  sql<string>`ts_headline(${config}, ${text}, ${query}, ${options})`;

/**
 * HTML of a headline: its text escaped, `<mark>` around what matched, and dots where it was cut; null when nothing
 * matched.
 * @param text the beginning of the text that the headline was made from
 */
export function markedUp(found: string, text: string): string | null {
  if (!found.includes(start)) return null;
  const words = found.replaceAll(/\s+/g, ' ').trim();
  const isBeginning = text.startsWith(words.replaceAll(start, '').replaceAll(stop, '').slice(0, 20));
  const cut = `${isBeginning ? '' : '… '}${words}${/[.!?]$/.test(words) ? '' : ' …'}`;
  return escapeHtml(cut).replaceAll(start, '<mark>').replaceAll(stop, '</mark>');
}
