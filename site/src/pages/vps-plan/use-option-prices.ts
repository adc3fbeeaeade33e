import type { Charge } from '@hoster/domain/option-price';
import { vpsOptionPrices, type VpsOptionPrices } from '@hoster/domain/vps-option-prices';
import { useMemo } from 'react';
import { useCurrency } from '../../start/use-currency.ts';
import type { PlanOrder } from './plan-order.ts';

/** Prices beside the options, in the currency that will be charged. */
export function useOptionPrices({ data, choice }: PlanOrder): VpsOptionPrices & Pick<Charge, 'currency'> {
  const { currency } = useCurrency();
  const { short, multiplier } = currency;
  return useMemo(
    () => ({ ...vpsOptionPrices(data, choice, { currency: short, rate: multiplier }), currency: short }),
    [data, choice, short, multiplier],
  );
}
