import type { Charge } from '@hoster/domain/money/option-price';
import { useMemo } from 'react';
import { useCurrency } from '../../app/visitor/use-currency.ts';

/** The currency that an order of this visitor is charged in, with its rate. */
export function useCharge(): Charge {
  const { short, multiplier } = useCurrency().currency;
  return useMemo(() => ({ currency: short, rate: multiplier }), [short, multiplier]);
}
