import type { Ledger } from '@hoster/contract';
import type { ChargedTotal } from '@hoster/domain/charge';
import { formatCents } from '@hoster/domain/money';

/** Name of the field with the lines of the total that the buyer saw. */
export const SEEN_LINES = 'seen_lines';

type Line = ChargedTotal['lines'][number];
type LabelOf = (line: Line) => string;

/** A line of a total whose amount is another one now; null where the line is missing. */
export interface ChangedLine {
  id: string;
  label: string;
  old: Ledger | null;
  now: Ledger | null;
}

/** A line in a form: id, label, amount. */
type SeenLine = [id: string, label: string, amount: string];

const seenLine = (line: Line, labelOf: LabelOf): SeenLine => [
  `${line.kind} ${line.key}`,
  labelOf(line),
  formatCents(line.amountCents),
];

/** Writes the lines of a total for a form, to compare them once the price has changed. */
export const writeSeenLines = ({ lines }: Pick<ChargedTotal, 'lines'>, labelOf: LabelOf): string =>
  JSON.stringify(lines.map((line) => seenLine(line, labelOf)));

const isSeenLine = (value: unknown): value is SeenLine =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');

function readSeenLines(text: string | undefined): SeenLine[] {
  try {
    const lines: unknown = JSON.parse(text ?? '');
    return Array.isArray(lines) ? lines.filter(isSeenLine) : [];
  } catch {
    return [];
  }
}

/** The lines that differ from those that a refused form was sent with; none if it was in another currency. */
export function changedLines(
  values: Readonly<Record<string, string>> | undefined,
  charged: Pick<ChargedTotal, 'lines' | 'currency'>,
  labelOf: LabelOf,
): ChangedLine[] {
  const { currency } = charged;
  const seen = values?.['currency'] === currency ? readSeenLines(values[SEEN_LINES]) : [];
  if (seen.length === 0) return [];
  const now = charged.lines.map((line) => seenLine(line, labelOf));
  const order = new Map([...seen, ...now].map((line) => [line[0], line]));
  return [...order.values()].flatMap(([id, label]) => {
    const amountIn = (lines: readonly SeenLine[]) => lines.find((line) => line[0] === id)?.[2];
    const [was, is] = [amountIn(seen), amountIn(now)];
    const ledger = (amount: string | undefined) => (amount === undefined ? null : { amount, currency });
    return was === is ? [] : [{ id, label, old: ledger(was), now: ledger(is) }];
  });
}
