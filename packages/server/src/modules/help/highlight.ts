import { sql, type SQL } from 'drizzle-orm';
import { escapeHtml } from '../content/fill.ts';

// Private-use characters, which no article has: what is escaped after `ts_headline` stays apart from the marks.
const start = '\uE000';
const stop = '\uE001';
const options = `StartSel=${start}, StopSel=${stop}, MinWords=12, MaxWords=28, MaxFragments=2, FragmentDelimiter=" … "`;

/** The places of a text where a query matches, with their marks. */
export const headline = (config: SQL, text: SQL, query: SQL): SQL<string> =>
  sql<string>`ts_headline(${config}, ${text}, ${query}, ${options})`;

/** HTML of a headline: its text escaped, `<mark>` around what matched; null when nothing did. */
export function markedUp(found: string): string | null {
  if (!found.includes(start)) return null;
  return escapeHtml(found.replaceAll(/\s+/g, ' ').trim()).replaceAll(start, '<mark>').replaceAll(stop, '</mark>');
}
