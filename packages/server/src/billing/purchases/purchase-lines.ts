import { textIn, type Localised } from '../../i18n/localised.ts';
import { defineMessage, defineMessages } from '@formatjs/intl';
import { inEveryLanguage, translate, type Message } from '../../i18n/translate.ts';
import type { OrderLine } from '@hoster/contract';
import { toLedger, type ChargedTotal, type PriceLine, type PriceTotal } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { purchaseLines } from './tables.ts';

type LineRow = typeof purchaseLines.$inferSelect;

/** Name of a part of a price. */
export interface PartName {
  /** Its key in the price. */
  readonly slug: string;
  readonly name: Localised;
}

const labels: Readonly<Record<string, Message>> = defineMessages({
  custom: { id: 'billing.line.custom', defaultMessage: 'Custom configuration' },
  base_administration: { id: 'billing.line.base-administration', defaultMessage: 'Base administration' },
  setup: { id: 'billing.line.setup', defaultMessage: 'Setup fee' },
  rent_period: { id: 'billing.line.rent-period', defaultMessage: 'Discount for longer terms' },
  agreed_discount: { id: 'billing.line.agreed-discount', defaultMessage: 'Discount' },
  promo: { id: 'billing.line.promo', defaultMessage: 'Promo code' },
  vat: { id: 'billing.line.vat', defaultMessage: 'VAT' },
  reverse_charge: { id: 'billing.line.reverse-charge', defaultMessage: 'VAT (reverse charge)' },
});
const trials = defineMessages({
  free: { id: 'billing.line.trial.free', defaultMessage: 'free trial, 7 days' },
  paid: { id: 'billing.line.trial.paid', defaultMessage: 'trial, 4 days' },
});

const vatRate = defineMessage({
  id: 'billing.line.vat-rate',
  defaultMessage: '{name} {percent}%',
  description: 'Line of an order or invoice: VAT 21%',
});

/** Names for labels of lines; `extras` have theirs in every language. */
export interface Naming {
  /** Label of a plan in its product line. */
  readonly label: (plan: string, language: Language) => string;
  readonly ratePercent: number;
  readonly trial: 'none' | 'free' | 'paid';
  readonly extras: readonly PartName[];
}

/** Labels of lines in orders, payments and emails. */
function lineLabel(
  line: PriceLine,
  { label: planLabel, ratePercent, trial, extras }: Naming,
  language: Language,
): string {
  const known = line.kind === 'extra' ? extras.find(({ slug }) => slug === line.key)?.name : undefined;
  const message = labels[line.key];
  const name = textIn(known, language) ?? line.label ?? (message && translate(language, message)) ?? line.key;
  if (line.kind === 'tariff') {
    const label = planLabel(name, language);
    return trial === 'none' ? label : `${label}, ${translate(language, trials[trial])}`;
  }
  return line.key === 'vat' ? translate(language, vatRate, { name, percent: ratePercent }) : name;
}

/** Rows of an order's lines, in EUR and in the charged currency. */
export function lineRows(
  purchaseId: number,
  total: Pick<PriceTotal, 'lines'>,
  charged: { readonly lines: readonly { readonly amountCents: number }[] },
  naming: Naming,
): (typeof purchaseLines.$inferInsert)[] {
  return total.lines.map((line, position) => ({
    purchaseId,
    position,
    kind: line.kind,
    label: inEveryLanguage((language) => lineLabel(line, naming, language)),
    count: line.count,
    months: line.months,
    amountCents: line.amountCents,
    amountCurrencyCents: charged.lines[position]?.amountCents ?? 0,
  }));
}

/** Stored line in wire format, in the currency of its order and the reader's language. */
export function presentLine(
  row: Pick<LineRow, 'label' | 'count' | 'months' | 'kind' | 'amountCurrencyCents'>,
  currency: ChargedTotal['currency'],
  language: Language,
): OrderLine {
  return {
    label: textIn(row.label, language),
    count: row.count,
    months: row.months,
    amount: toLedger(row.amountCurrencyCents, currency),
    kind: row.kind,
  };
}
