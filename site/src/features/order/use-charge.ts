import type { Charge } from '@hoster/domain/option-price';
import { useMemo } from 'react';
import { useCurrency } from '../../start/use-currency.ts';

/** The currency that an order of this visitor is charged in, with its rate. */
export function useCharge(): Charge {
  const { short, multiplier } = useCurrency().currency;
  return useMemo(() => ({ currency: short, rate: multiplier }), [short, multiplier]);
}
