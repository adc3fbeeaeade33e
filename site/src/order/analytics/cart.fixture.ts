import { computeTotal, type PricingInput } from '@hoster/domain/money/pricing';
import type { Stage } from '../stages/stages.ts';
import type { Cart } from './cart.ts';

/** Cost of a server for a year, with a discount and tax. */
export const yearOfServer: PricingInput = {
  tariff: { key: 'nvme-3', label: 'NVMe 3', price: 13.5 },
  extras: [{ key: 'ipv4', label: 'IPv4 address', price: 2.5, units: 1, once: false }],
  licenses: [{ key: 'plesk', label: 'Plesk', price: 15 }],
  period: { months: 12, discountPercent: 10 },
  count: 1,
  tax: { ratePercent: 19, reverseCharge: false },
};

/** A cart with that server; `change` overrides parts of it. */
export const cartWith = (change: Partial<PricingInput> = {}, stage: Stage = 'configuration'): Cart => ({
  line: 'vps',
  stage,
  total: computeTotal({ ...yearOfServer, ...change }),
});
