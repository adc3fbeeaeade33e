import type {
  ExtraService,
  ExtraServiceChoice,
  OrderContext,
  OrderPromo,
  RentPeriod,
  VpsOrder,
} from '@hoster/contract';
import { hostNameProblem } from '../network/host-name.ts';
import { isoUrlProblem, type IsoUrlProblem } from '../network/iso-url.ts';
import type { CommonChoice } from './address.ts';
import { byId, type VpsChoice } from '../lines/vps/choice.ts';
import type { VpsPriceData } from '../lines/vps/pricing.ts';

/** Why a field of an order is refused. `findProblems` checks the compatibility of a server's parts. */
export type OrderProblemCode =
  | 'period_not_offered'
  | 'too_many_items'
  | 'host_name'
  | 'host_name_too_long'
  | 'project_name_too_long'
  | 'promo_invalid'
  | 'trial_used'
  | 'trial_for_one'
  | `iso_url_${IsoUrlProblem}`
  | 'extra_unknown'
  | 'extra_count'
  | 'extra_twice'
  | 'extra_unavailable_in_location'
  | 'extra_incompatible';

export interface OrderProblem {
  /** By the names of the order body: `extra_services.monthly`. */
  field:
    | 'rent_period'
    | 'count'
    | 'name'
    | 'project_name'
    | 'promo_code'
    | 'trial'
    | 'iso_url'
    | 'extra_services.monthly'
    | 'extra_services.one_time';
  code: OrderProblemCode;
}

type Limits = Pick<OrderContext['limits'], 'items_max' | 'project_name_max_length'>;

/** What the choice of any product line is judged by. */
interface Terms {
  readonly rent_periods: readonly RentPeriod[];
  readonly promo: OrderPromo | null;
}

/** Everything that an order of any product line is refused for and its schema can't know. */
export function findCommonProblems(
  data: Terms,
  { rent_period: months, count, name, project_name: project = '' }: CommonChoice,
  limits: Limits,
): OrderProblem[] {
  const host = name ? hostNameProblem(name, count) : null;
  const found: (OrderProblem | false)[] = [
    !data.rent_periods.some((period) => period.months === months) && {
      field: 'rent_period',
      code: 'period_not_offered',
    },
    count > limits.items_max && { field: 'count', code: 'too_many_items' },
    host !== null && { field: 'name', code: host === 'too_long' ? 'host_name_too_long' : 'host_name' },
    project.length > limits.project_name_max_length && { field: 'project_name', code: 'project_name_too_long' },
    data.promo?.valid === false && { field: 'promo_code', code: 'promo_invalid' },
  ];
  return found.filter((problem) => problem !== false);
}

/**
 * Everything that an order of a VPS is refused for and its schema can't know. The backend asks before it takes an order,
 * the order page before Continue: both give the same answer.
 */
export function findOrderProblems(
  data: VpsPriceData,
  choice: VpsChoice & Partial<Pick<VpsOrder, 'iso_url'>>,
  limits: Limits,
): OrderProblem[] {
  const { count, trial } = choice;
  const iso = takesIsoUrl(data, choice) ? isoUrlProblem(choice.iso_url ?? '') : null;
  const found: (OrderProblem | false)[] = [
    iso !== null && { field: 'iso_url', code: `iso_url_${iso}` },
    trial !== 'none' && !data.trial.available && { field: 'trial', code: 'trial_used' },
    trial !== 'none' && count > 1 && { field: 'trial', code: 'trial_for_one' },
  ];
  return [
    ...findCommonProblems(data, choice, limits),
    ...found.filter((problem) => problem !== false),
    ...extraProblems(data, choice),
  ];
}

/** Whether a server is installed from the customer's own image, whose address the order has to name. */
export const takesIsoUrl = (
  { disk_images: images }: Pick<VpsPriceData, 'disk_images'>,
  { disk_image: image }: Pick<VpsChoice, 'disk_image'>,
): boolean => byId(images, image)?.kind === 'iso';

function extraProblems(data: VpsPriceData, { extra_services: chosen, location }: VpsChoice): OrderProblem[] {
  const ids = [...chosen.monthly, ...chosen.one_time].filter(({ count }) => count > 0).map(({ id }) => id);
  return (['monthly', 'one_time'] as const).flatMap((kind) => {
    const codes = chosen[kind].flatMap((one) => extraProblem(data.extra_services[kind], one, location, ids) ?? []);
    return [...new Set(codes)].map((code): OrderProblem => ({ field: `extra_services.${kind}`, code }));
  });
}

function extraProblem(
  services: readonly ExtraService[],
  { id, count }: ExtraServiceChoice,
  location: number,
  chosen: readonly number[],
): OrderProblemCode | null {
  const service = byId(services, id);
  if (!service) return 'extra_unknown';
  // What isn't taken can't be wrong, unless it has to be taken.
  if (count === 0) return service.min > 0 ? 'extra_count' : null;
  if (chosen.indexOf(id) !== chosen.lastIndexOf(id)) return 'extra_twice';
  if (service.locations !== null && !service.locations.includes(location)) return 'extra_unavailable_in_location';
  if (count < service.min || count > service.max || (count - service.min) % service.step !== 0) return 'extra_count';
  return service.incompatible_with.some((other) => chosen.includes(other)) ? 'extra_incompatible' : null;
}
