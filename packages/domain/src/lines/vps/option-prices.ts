import type { ExtraService, VpsConfiguration } from '@hoster/contract';
import type { ChargedCents } from '../../money/money.ts';
import { optionPricer, type Charge } from '../../money/option-price.ts';
import type { VpsChoice } from './choice.ts';
import { vpsPricing, type VpsPriceData } from './pricing.ts';

/** An id that nothing in the catalogue has: what is not there costs nothing. */
const NOWHERE = 0;

/** Prices beside the options of a VPS, given everything else that is chosen. */
export interface VpsOptionPrices {
  location: (id: number) => ChargedCents;
  frequency: (value: string) => ChargedCents;
  os: (id: number) => ChargedCents;
  diskImage: (id: number) => ChargedCents;
  controlPanel: (id: number) => ChargedCents;
  administration: () => ChargedCents;
  /** Of the next step of a size. */
  step: (name: keyof VpsConfiguration) => ChargedCents;
  /** Of one more unit, beyond those included; per month. */
  monthly: (service: ExtraService) => ChargedCents;
  /** Of one more unit, beyond those included; paid once. */
  oneTime: (service: ExtraService) => ChargedCents;
}

/** Prices of options for this choice: what the total changes by, compared with the order without the option. */
export function vpsOptionPrices(data: VpsPriceData, choice: VpsChoice, charge: Charge): VpsOptionPrices {
  const { monthly: added, oneTime } = optionPricer((changed: VpsChoice) => vpsPricing(data, changed), choice, charge);
  const bare = { os: null, disk_image: null };

  const step = (name: keyof VpsConfiguration): ChargedCents => {
    const sizes = choice.configuration;
    const parameter = data.parameters.parameters.find((one) => one.name === name);
    const from = Math.max(sizes?.[name] ?? 0, parameter?.included ?? 0);
    const at = (value: number) => ({ configuration: sizes && { ...sizes, [name]: value } });
    return added(at(from), at(from + (parameter?.step ?? 0)));
  };

  const counted = (kind: 'monthly' | 'one_time', service: ExtraService, more: number): Partial<VpsChoice> => {
    const others = choice.extra_services[kind].filter(({ id }) => id !== service.id);
    const chosen = [...others, { id: service.id, count: service.included + more }];
    return { extra_services: { ...choice.extra_services, [kind]: chosen } };
  };

  return {
    location: (id) => added({ location: NOWHERE }, { location: id }),
    frequency: (value) => added({ frequency: null }, { frequency: value }),
    os: (id) => added(bare, { ...bare, os: id }),
    diskImage: (id) => added(bare, { ...bare, disk_image: id }),
    controlPanel: (id) => added({ control_panel: null }, { control_panel: id }),
    administration: () => added({ base_administration: false }, { base_administration: true }),
    step,
    monthly: (service) => added(counted('monthly', service, 0), counted('monthly', service, 1)),
    oneTime: (service) => oneTime(counted('one_time', service, 0), counted('one_time', service, 1)),
  };
}
