import type { OrderLine } from '@hoster/contract';
import { toLedger, type ChargedTotal, type PriceLine, type PriceTotal } from '@hoster/domain';
import type { Language, Text } from '../../http/language.ts';
import type { PartName } from './line.ts';
import type { purchaseLines } from './tables.ts';

type LineRow = typeof purchaseLines.$inferSelect;

const labels: Readonly<Record<string, Text>> = {
  custom: { en: 'Custom configuration', ru: 'Своя конфигурация' },
  base_administration: { en: 'Base administration', ru: 'Базовое администрирование' },
  setup: { en: 'Setup fee', ru: 'Плата за установку' },
  rent_period: { en: 'Discount for longer terms', ru: 'Скидка за срок аренды' },
  promo: { en: 'Promo code', ru: 'Промокод' },
  vat: { en: 'VAT', ru: 'НДС' },
  reverse_charge: { en: 'VAT (reverse charge)', ru: 'НДС (платит покупатель)' },
};
const trials: Record<'free' | 'paid', Text> = {
  free: { en: 'free trial, 7 days', ru: 'тестовый период, 7 дней бесплатно' },
  paid: { en: 'trial, 4 days', ru: 'тестовый период, 4 дня' },
};

/** What lines are named after; `extras` have their names in both languages. */
interface Naming {
  /** What the product line calls a plan. */
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
  const name = known?.[language] ?? line.label ?? labels[line.key]?.[language] ?? line.key;
  if (line.kind === 'tariff') {
    const label = planLabel(name, language);
    return trial === 'none' ? label : `${label}, ${trials[trial][language]}`;
  }
  if (line.key === 'vat') return `${name} ${ratePercent}${language === 'ru' ? '\u00a0' : ''}%`;
  return name;
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
    label: { en: lineLabel(line, naming, 'en'), ru: lineLabel(line, naming, 'ru') },
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
    label: row.label[language],
    count: row.count,
    months: row.months,
    amount: toLedger(row.amountCurrencyCents, currency),
    kind: row.kind,
  };
}
