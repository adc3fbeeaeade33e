import type { Charge } from '@hoster/domain/money/option-price';
import { vpsOptionPrices, type VpsOptionPrices } from '@hoster/domain/lines/vps/option-prices';
import { useMemo } from 'react';
import { useCharge } from '../../payment/use-charge.ts';
import type { VpsPlanOrder } from './vps-order.ts';

/** Prices beside the options, in the currency that will be charged. */
export function useOptionPrices({ data, choice }: VpsPlanOrder): VpsOptionPrices & Pick<Charge, 'currency'> {
  const charge = useCharge();
  return useMemo(
    () => ({ ...vpsOptionPrices(data, choice, charge), currency: charge.currency }),
    [data, choice, charge],
  );
}
