import type { VhOrderInput } from '@hoster/contract';
import type { CommonBody } from '../../features/order/line-order.ts';
import type { HostingOrder } from './hosting-order.ts';

/** The body of an order of web hosting; `common` is what orders of all lines say. */
export function hostingBody({ choice }: Pick<HostingOrder, 'choice'>, common: CommonBody): VhOrderInput {
  const { tariff, location, domain, cms, php_version, rent_period, count } = choice;
  return { ...common, tariff, location, domain, cms, php_version, rent_period, count };
}
