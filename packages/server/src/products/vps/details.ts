import { textIn } from '../../i18n/localised.ts';
import { isRunning } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { portOf } from '../server-access.ts';
import { vpsSpecOf, type VpsSpec } from './specification.ts';
import { type LineDetails, noDetails } from '../../services/index.ts';

/** Details of a server besides those of all services; see `ServiceLine.details`. */
export function vpsDetails(
  _context: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): LineDetails {
  const spec = vpsSpecOf(service);
  // Nothing is installed in a customer's own image.
  const login = isRunning(service.state) ? service.login : null;
  return {
    ...noDetails,
    ...softwareOf(spec, catalogue, language),
    configuration: {
      cpu_count: spec.cpu_count,
      ram_size: spec.ram_size,
      disk_size: spec.disk_size,
      frequency: spec.frequency,
    },
    base_administration: spec.base_administration,
    port: login === null ? null : portOf(login),
    ssh_keys: login === null ? [] : spec.ssh_keys.map(({ title }) => title),
    panel_url: null,
  };
}

function softwareOf(spec: VpsSpec, catalogue: Catalogue, language: Language) {
  const image = catalogue.everyPart.diskImages.find(({ id }) => id === spec.disk_image);
  const os = catalogue.everyPart.os.find(({ id }) => id === (image ? image.osId : spec.os));
  const panel = catalogue.everyPart.panels.find(({ id }) => id === spec.control_panel);
  return {
    os: os ? `${os.name} ${os.version}` : null,
    control_panel: panel ? [panel.name, panel.edition].filter(Boolean).join(' ') : null,
    disk_image: textIn(image?.name, language),
    iso_url: spec.iso_url ?? null,
  };
}
