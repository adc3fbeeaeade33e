import type { OrderLine } from '@hoster/contract';
import { toLedger, type ChargedTotal, type PriceLine, type PriceTotal } from '@hoster/domain';
import type { Language } from '../../http/language.ts';
import type { purchaseLines } from './tables.ts';

type LineRow = typeof purchaseLines.$inferSelect;

const labels: Readonly<Record<string, Record<Language, string>>> = {
  custom: { en: 'Custom configuration', ru: 'Своя конфигурация' },
  base_administration: { en: 'Base administration', ru: 'Базовое администрирование' },
  setup: { en: 'Set-up', ru: 'Установка' },
  rent_period: { en: 'Discount for the rent period', ru: 'Скидка за срок аренды' },
  promo: { en: 'Promo code', ru: 'Промокод' },
  vat: { en: 'VAT', ru: 'НДС' },
  reverse_charge: { en: 'VAT (reverse charge)', ru: 'НДС (платит покупатель)' },
};
const trials: Record<'free' | 'paid', Record<Language, string>> = {
  free: { en: 'free trial, 7 days', ru: 'тестовый период, 7 дней бесплатно' },
  paid: { en: 'trial, 4 days', ru: 'тестовый период, 4 дня' },
};

/** What a line is called in the order, the payment and the letters. */
export function lineLabel(
  line: PriceLine,
  { language, ratePercent, trial }: { language: Language; ratePercent: number; trial: 'none' | 'free' | 'paid' },
): string {
  const name = line.label ?? labels[line.key]?.[language] ?? line.key;
  if (line.kind === 'tariff') {
    const label = `VPS ${name}`;
    return trial === 'none' ? label : `${label}, ${trials[trial][language]}`;
  }
  return line.key === 'vat' ? `${name} ${ratePercent}%` : name;
}

/** Rows of an order's lines, in EUR and in the charged currency. */
export function lineRows(
  purchaseId: number,
  total: PriceTotal,
  charged: ChargedTotal,
  naming: Parameters<typeof lineLabel>[1],
): (typeof purchaseLines.$inferInsert)[] {
  return total.lines.map((line, position) => ({
    purchaseId,
    position,
    kind: line.kind,
    label: lineLabel(line, naming),
    count: line.count,
    months: line.months,
    amountCents: line.amountCents,
    amountCurrencyCents: charged.lines[position]?.amountCents ?? 0,
  }));
}

/** A stored line in the wire form, in the currency of its order. */
export function presentLine(
  row: Pick<LineRow, 'label' | 'count' | 'months' | 'kind' | 'amountCurrencyCents'>,
  currency: ChargedTotal['currency'],
): OrderLine {
  return {
    label: row.label,
    count: row.count,
    months: row.months,
    amount: toLedger(row.amountCurrencyCents, currency),
    kind: row.kind,
  };
}
