import type { CurrencyMultipliers, CurrencySettings } from '@hoster/contract';

/** Multipliers as they’re stored: one that hasn’t changed keeps the day when it was set. */
export function ratesFrom(
  multipliers: CurrencyMultipliers,
  before: CurrencySettings | null,
  now: Date,
): CurrencySettings {
  const rate = (code: keyof CurrencyMultipliers): CurrencySettings[typeof code] => {
    const multiplier = multipliers[code];
    if (multiplier === null) return null;
    const known = before?.[code] ?? null;
    return known?.multiplier === multiplier ? known : { multiplier, since: now.toISOString() };
  };
  return { USD: rate('USD'), GBP: rate('GBP'), UAH: rate('UAH'), RUR: rate('RUR') };
}
