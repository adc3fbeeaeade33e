import { dsOptionPrices, type DsOptionPrices } from '@hoster/domain/lines/dedicated/option-prices';
import type { Charge } from '@hoster/domain/money/option-price';
import { useMemo } from 'react';
import { useCharge } from '../../payment/use-charge.ts';
import type { DedicatedOrder } from './dedicated-order.ts';

/** Prices beside the options, in the currency that will be charged. */
export function useOptionPrices({ data, choice }: DedicatedOrder): DsOptionPrices & Pick<Charge, 'currency'> {
  const charge = useCharge();
  return useMemo(
    () => ({ ...dsOptionPrices(data, choice, charge), currency: charge.currency }),
    [data, choice, charge],
  );
}
