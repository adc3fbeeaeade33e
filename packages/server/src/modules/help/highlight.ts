import { sql, type SQL } from '../../db/drizzle.ts';
import { escapeHtml } from '../content/fill.ts';

// Private-use characters, which no article has: what is escaped after `ts_headline` stays apart from the marks.
const start = '\uE000';
const stop = '\uE001';
const options = `StartSel=${start}, StopSel=${stop}, MinWords=12, MaxWords=28, MaxFragments=1, FragmentDelimiter=" … "`;

/** The places of a text where a query matches, with their marks. */
export const headline = (config: SQL, text: SQL, query: SQL): SQL<string> =>
  sql<string>`ts_headline(${config}, ${text}, ${query}, ${options})`;

/**
 * HTML of a headline: its text escaped, `<mark>` around what matched, and dots where it was cut; null when nothing
 * matched.
 * @param text the beginning of what the headline was made from
 */
export function markedUp(found: string, text: string): string | null {
  if (!found.includes(start)) return null;
  const words = found.replaceAll(/\s+/g, ' ').trim();
  const isBeginning = text.startsWith(words.replaceAll(start, '').replaceAll(stop, '').slice(0, 20));
  const cut = `${isBeginning ? '' : '… '}${words}${/[.!?]$/.test(words) ? '' : ' …'}`;
  return escapeHtml(cut).replaceAll(start, '<mark>').replaceAll(stop, '</mark>');
}
