import type { Context } from '../../../platform/index.ts';
import { type Catalogue, catalogueOf } from '../../../catalogue/index.ts';
import type { ServiceRow } from '../../../sales/index.ts';
import { type Built, type Drawn, type Wanted, wantedNothing } from '../../../services/index.ts';
import { sealDelivery } from './delivery.ts';
import { dsSpecOf } from '../specification.ts';
import { builtHardware } from './built-hardware.ts';

/** Returns the state that a dedicated server should have; see `ServiceLine.wanted`. */
export async function wantedDedicated({ db }: Context, service: ServiceRow, drawn: Drawn | null): Promise<Wanted> {
  const { control_panel, os, ssh_keys: keys } = dsSpecOf(service);
  const catalogue = await catalogueOf(db);
  const system = catalogue.everyPart.os.find(({ id }) => id === os);
  const panel = catalogue.everyPart.panels.find(({ id }) => id === control_panel);
  return {
    ...wantedNothing,
    name: service.name,
    hardware: hardwareOf(catalogue, service),
    system: system ? { name: system.name, version: system.version, isWindows: system.family === 'windows' } : null,
    panel: panel ? [panel.name, panel.edition].filter(Boolean).join(' ') : null,
    sshKeys: keys.map(({ key }) => key),
    password: drawn?.password ?? null,
  };
}

function hardwareOf(catalogue: Catalogue, service: ServiceRow): string[] {
  const hardware = builtHardware(catalogue, service, 'en');
  if (!hardware) return [];
  return [
    hardware.cpu,
    hardware.memory,
    ...hardware.disks,
    ...(hardware.raid === null ? [] : [hardware.raid]),
    hardware.port,
    ...hardware.ips,
  ];
}

/** Columns of a delivered server: its management console. See `ServiceLine.store`. */
export async function storeConsole(
  { secrets }: Context,
  _service: ServiceRow,
  { console }: Built,
): Promise<Partial<ServiceRow>> {
  return { sealedConsole: console && sealDelivery(secrets, console) };
}
