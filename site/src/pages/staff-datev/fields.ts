import type { DatevQuery } from '@hoster/contract';
import type { words } from './words.ts';

/** Fields that are wrong, with the name of the message of each. */
export type Problems = Readonly<Record<string, keyof typeof words>>;

/** Accounts of the form, with the usual ones of each chart. */
export const accountFields = [
  { name: 'domestic', skr03: '8400', skr04: '4400' },
  { name: 'oss', skr03: '8320', skr04: '4320' },
  { name: 'reverse_charge', skr03: '8336', skr04: '4336' },
  { name: 'outside', skr03: '8338', skr04: '4338' },
  { name: 'bank', skr03: '1200', skr04: '1800' },
  { name: 'debtor', skr03: '10000', skr04: '10000' },
] as const;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const rules = {
  from: { isRight: isDay, problem: 'badDay' },
  to: { isRight: isDay, problem: 'badDay' },
  consultant: { isRight: (text: string) => /^[1-9]\d{3,6}$/.test(text), problem: 'badConsultant' },
  client: { isRight: (text: string) => /^[1-9]\d{0,4}$/.test(text), problem: 'badClient' },
} as const;

/** What was typed, and what is wrong with it. */
export function readForm(query: URLSearchParams) {
  const typed = Object.fromEntries([...query].map(([name, value]) => [name, value.trim().slice(0, 40)]));
  const problems: Record<string, keyof typeof words> = {};
  for (const [name, { isRight, problem }] of Object.entries(rules)) {
    if (!isRight(typed[name] ?? '')) problems[name] = problem;
  }
  const accounts: Partial<Record<(typeof accountFields)[number]['name'], string>> = {};
  for (const { name } of accountFields) {
    const account = typed[name] ?? '';
    if (account === '') continue;
    if (new RegExp(`^\\d{${name === 'debtor' ? 5 : 4}}$`).test(account)) accounts[name] = account;
    else problems[name] = name === 'debtor' ? 'badDebtor' : 'badAccount';
  }
  const { client = '', consultant = '', from = '', to = '' } = typed;
  const chart = typed['chart'] === 'skr03' ? 'skr03' : 'skr04';
  const asked: DatevQuery = { from, to, consultant, client, chart, ...accounts };
  return { typed, problems, asked };
}
