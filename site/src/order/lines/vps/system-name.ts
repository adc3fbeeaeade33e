import { byId, type VpsCatalogue, type VpsChoice } from '@hoster/domain/lines/vps/choice';

/** Name of the chosen disk image or system with its version; undefined when neither is offered any more. */
export function systemName(
  data: Pick<VpsCatalogue, 'os' | 'disk_images'>,
  choice: Pick<VpsChoice, 'os' | 'disk_image'>,
): string | undefined {
  const system = byId(data.os, choice.os);
  return byId(data.disk_images, choice.disk_image)?.name ?? (system && `${system.name} ${system.version}`);
}
