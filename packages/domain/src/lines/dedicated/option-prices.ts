import type { DsConfiguration, DsConfigured } from '@hoster/contract';
import type { ChargedCents } from '../../money/money.ts';
import { optionPricer, type Charge } from '../../money/option-price.ts';
import type { DsChoice, DsData } from './choice.ts';
import { diskPrice, dsPricing } from './pricing.ts';

/** An id that nothing on offer has: what isn't there costs nothing. */
const NOWHERE = 0;

/** Prices beside the options of a dedicated server per month, given everything else that is chosen. */
export interface DsOptionPrices {
  os: (id: number) => ChargedCents;
  controlPanel: (id: number) => ChargedCents;
  cpu: (count: number) => ChargedCents;
  memory: (id: number) => ChargedCents;
  /** Of one more drive, beyond those that the plan has. */
  disk: (id: number) => ChargedCents;
  raidController: (id: number | null) => ChargedCents;
  port: (id: number) => ChargedCents;
  ip: (id: number) => ChargedCents;
  extraTraffic: (id: number) => ChargedCents;
}

/** Prices of options for this choice: what the total changes by, compared with the order without the option. */
export function dsOptionPrices(data: DsData, choice: DsChoice, charge: Charge): DsOptionPrices {
  const { monthly } = optionPricer((changed: DsChoice) => dsPricing(data, changed), choice, charge);
  const { configuration: chosen } = choice;
  const built = (change: Partial<DsConfigured>) => ({ configuration: chosen && { ...chosen, ...change } });
  const added = (without: Partial<DsConfigured>, withIt: Partial<DsConfigured>) =>
    monthly(built(without), built(withIt));
  const otherIps = (id: number) => chosen?.ips.filter((one) => one !== id) ?? [];
  const disks = data.configuration && chosen ? paidDisks(data.configuration, chosen.disks) : [];

  return {
    os: (id) => monthly({ os: NOWHERE }, { os: id }),
    controlPanel: (id) => monthly({ control_panel: null }, { control_panel: id }),
    cpu: (count) => added({ cpu_count: 0 }, { cpu_count: count }),
    memory: (id) => added({ memory: NOWHERE }, { memory: id }),
    disk: (id) => added({ disks }, { disks: [...disks, { option: id, count: 1 }] }),
    raidController: (id) => added({ raid_controller: null }, { raid_controller: id }),
    port: (id) => added({ port: NOWHERE }, { port: id }),
    ip: (id) => added({ ips: otherIps(id) }, { ips: [...otherIps(id), id] }),
    extraTraffic: (id) => added({ extra_traffic: null }, { extra_traffic: id }),
  };
}

/** The drives chosen, or those of the plan where these cost more: their credit is used up. */
const paidDisks = (offer: DsConfiguration, chosen: DsConfigured['disks']): DsConfigured['disks'] =>
  diskPrice(offer, chosen) > 0 ? chosen : offer.disks.default;
