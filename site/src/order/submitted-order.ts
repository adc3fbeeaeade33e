import type { CurrencyCode, Ledger } from '@hoster/contract';
import type { ChargedTotal } from '@hoster/domain/money/charge';
import { formatCents } from '@hoster/domain/money/money';
import { formText } from '../app/router/form-text.ts';
import type { LineAdapter } from './line-adapter.ts';
import type { LineOrder } from './line-order.ts';

// Hidden fields with the order that the buyer saw: prices and defaults may have changed since.

/** Name of the field with the choice that the buyer saw. */
export const SUBMITTED_CHOICE = 'submitted_choice';

/** Serialises a choice for a form. */
export const choiceFieldValue = (choice: object): string => JSON.stringify(choice);

/** The choice sent with a form; null for a form without one. Its fields aren't validated yet. */
export function readSubmittedChoice<Choice extends object>(form: FormData): Choice | null {
  try {
    const choice: unknown = JSON.parse(formText(form, SUBMITTED_CHOICE));
    return typeof choice === 'object' ? (choice as Choice | null) : null;
  } catch {
    return null;
  }
}

/** The query of a choice, with the defaults of an order; the order's own query if the choice can't be serialised. */
export function queryFor<Order extends LineOrder>(
  line: Pick<LineAdapter<Order>, 'queryOf'>,
  order: Order,
  choice: Order['choice'],
): URLSearchParams {
  try {
    return line.queryOf({ ...order, choice });
  } catch (error) {
    // Not sent by our forms: parts are missing, have the wrong type, or are nested too deeply to serialise.
    if (error instanceof TypeError || error instanceof RangeError) return line.queryOf(order);
    throw error;
  }
}

/** Returns the total sent with a rejected order, or null if it was in another currency. */
export function submittedTotal(
  values: Readonly<Record<string, string>> | undefined,
  { currency }: ChargedTotal,
): { amount: string; currency: CurrencyCode } | null {
  const amount = values?.['expected_total'];
  return amount && values['currency'] === currency ? { amount, currency } : null;
}

/** Name of the field with the lines of the total that the buyer saw. */
export const SUBMITTED_LINES = 'submitted_lines';

type Line = ChargedTotal['lines'][number];
type LabelOf = (line: Line) => string;

/** A line of a total whose amount has changed; null where the line is missing. */
export interface ChangedLine {
  id: string;
  label: string;
  old: Ledger | null;
  now: Ledger | null;
}

/** A line in a form: id, label, amount. */
type SubmittedLine = [id: string, label: string, amount: string];

const submittedLine = (line: Line, labelOf: LabelOf): SubmittedLine => [
  `${line.kind} ${line.key}`,
  labelOf(line),
  formatCents(line.amountCents),
];

/** Serialises the lines of a total for a form, to compare them when the price has changed. */
export const linesFieldValue = ({ lines }: Pick<ChargedTotal, 'lines'>, labelOf: LabelOf): string =>
  JSON.stringify(lines.map((line) => submittedLine(line, labelOf)));

const isSubmittedLine = (value: unknown): value is SubmittedLine =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');

function readSubmittedLines(text: string | undefined): SubmittedLine[] {
  try {
    const lines: unknown = JSON.parse(text ?? '');
    return Array.isArray(lines) ? lines.filter(isSubmittedLine) : [];
  } catch {
    return [];
  }
}

/** The lines that differ from those sent with a rejected form; none if it was in another currency. */
export function changedLines(
  values: Readonly<Record<string, string>> | undefined,
  charged: Pick<ChargedTotal, 'lines' | 'currency'>,
  labelOf: LabelOf,
): ChangedLine[] {
  const { currency } = charged;
  const submitted = values?.['currency'] === currency ? readSubmittedLines(values[SUBMITTED_LINES]) : [];
  if (submitted.length === 0) return [];
  const now = charged.lines.map((line) => submittedLine(line, labelOf));
  const order = new Map([...submitted, ...now].map((line) => [line[0], line]));
  return [...order.values()].flatMap(([id, label]) => {
    const amountIn = (lines: readonly SubmittedLine[]) => lines.find((line) => line[0] === id)?.[2];
    const [was, is] = [amountIn(submitted), amountIn(now)];
    const ledger = (amount: string | undefined) => (amount === undefined ? null : { amount, currency });
    return was === is ? [] : [{ id, label, old: ledger(was), now: ledger(is) }];
  });
}
