import type { Charge } from '@hoster/domain/option-price';
import { vpsOptionPrices, type VpsOptionPrices } from '@hoster/domain/vps-option-prices';
import { useMemo } from 'react';
import { useCharge } from '../../features/order/use-charge.ts';
import type { PlanOrder } from './plan-order.ts';

/** Prices beside the options, in the currency that will be charged. */
export function useOptionPrices({ data, choice }: PlanOrder): VpsOptionPrices & Pick<Charge, 'currency'> {
  const charge = useCharge();
  return useMemo(
    () => ({ ...vpsOptionPrices(data, choice, charge), currency: charge.currency }),
    [data, choice, charge],
  );
}
