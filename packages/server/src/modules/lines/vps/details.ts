import { isRunning } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import type { Catalogue } from '../../catalogue/load.ts';
import { noDetails, type LineDetails } from '../../orders/line.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import { vpsSpecOf, type VpsSpec } from './vps-spec.ts';

const ports = { remoteDesktop: 3389, ssh: 22 } as const;

/** What the page of a server shows besides what all services have; see `OrderedLine.details`. */
export function vpsDetails(
  _context: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): LineDetails {
  const spec = vpsSpecOf(service);
  // Nothing is put into a customer's own image.
  const hasLogin = isRunning(service.state) && service.login !== null;
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
    port: hasLogin ? (service.login === 'Administrator' ? ports.remoteDesktop : ports.ssh) : null,
    ssh_keys: hasLogin ? spec.ssh_keys.map(({ title }) => title) : [],
    panel_url: null,
  };
}

function softwareOf(spec: VpsSpec, catalogue: Catalogue, language: Language) {
  const image = catalogue.diskImages.find(({ id }) => id === spec.disk_image);
  const os = catalogue.os.find(({ id }) => id === (image ? image.osId : spec.os));
  const panel = catalogue.panels.find(({ id }) => id === spec.control_panel);
  return {
    os: os ? `${os.name} ${os.version}` : null,
    control_panel: panel ? [panel.name, panel.edition].filter(Boolean).join(' ') : null,
    disk_image: image?.name[language] ?? null,
    iso_url: spec.iso_url ?? null,
  };
}
