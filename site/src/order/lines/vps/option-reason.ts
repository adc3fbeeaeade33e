import type { ControlPanel, DiskImage, OsTemplate } from '@hoster/contract';
import { findProblems, type CompatibilityChoice } from '@hoster/domain/lines/vps/compatibility';
import { byId } from '@hoster/domain/lines/vps/choice';
import type { IntlShape } from 'react-intl';
import type { VpsPlanOrder } from './vps-order.ts';
import { optionReasons } from './problem-words.ts';

/**
 * Short reason why an option is incompatible with the rest of the choice; undefined when it's compatible. Such an
 * option can still be chosen: the page then explains it and offers alternatives.
 */
export type OptionReason = (
  change: Partial<CompatibilityChoice>,
  field: keyof CompatibilityChoice,
) => string | undefined;

/** @param intl for the words; @param order the choice as it is */
export function optionReason(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { data, choice }: VpsPlanOrder,
): OptionReason {
  const needs = ({ min_ram, min_disk, ...more }: OsTemplate | DiskImage) =>
    formatMessage(optionReasons.needs, { cpu: 'min_cpu' in more ? more.min_cpu : 0, ram: min_ram, disk: min_disk });
  const panelNeeds = ({ min_ram }: ControlPanel) => formatMessage(optionReasons.panelNeeds, { ram: min_ram });
  return (change, field) => {
    const changed = { ...choice, ...change };
    const code = findProblems(data, changed).find((problem) => problem.field === field)?.code;
    const os = byId(data.os, changed.os);
    const image = byId(data.disk_images, changed.disk_image);
    const panel = byId(data.control_panels, changed.control_panel);
    if (code === undefined) return undefined;
    if (code === 'os_needs_resources' && os) return needs(os);
    if ((code === 'disk_image_needs_resources' || code === 'os_needs_resources') && image) return needs(image);
    if ((code === 'panel_needs_ram' || code === 'panel_needs_disk') && panel) return panelNeeds(panel);
    if (code === 'panel_not_supported_by_os') return formatMessage(optionReasons.system);
    if (code === 'windows_not_allowed' || code === 'os_not_supported_by_plan')
      return formatMessage(optionReasons.windows);
    return formatMessage(optionReasons.place);
  };
}
