import type { OsTemplate, VpsConfiguration } from '@hoster/contract';
import { byId, type VpsCatalogue, type VpsChoice } from './choice.ts';
import { isWithinLimits } from './limits.ts';

/** Fields of a choice that compatibility is about. */
export type CompatibilityChoice = Pick<
  VpsChoice,
  'tariff' | 'location' | 'os' | 'disk_image' | 'control_panel' | 'frequency' | 'configuration'
>;

export type ProblemCode =
  | 'unknown_tariff'
  | 'unknown_os'
  | 'unknown_disk_image'
  | 'unknown_control_panel'
  | 'configuration_out_of_limits'
  | 'location_unavailable'
  | 'plan_unavailable_in_location'
  | 'sold_out'
  | 'frequency_unavailable_in_location'
  | 'windows_not_allowed'
  | 'os_not_supported_by_plan'
  | 'os_unavailable_in_location'
  | 'os_needs_resources'
  | 'disk_image_needs_resources'
  | 'panel_not_supported_by_os'
  | 'panel_needs_ram'
  | 'panel_needs_disk';

/** One thing about a choice that cannot be. */
export interface ProblemFound {
  code: ProblemCode;
  /** Field of the order body that the error belongs to. */
  field: keyof CompatibilityChoice;
}

/** A sentence that several problems share. */
export type ProblemSentence = 'plan_does_not_support' | 'frequency_not_available';

const unsupported: readonly ProblemCode[] = [
  'windows_not_allowed',
  'os_not_supported_by_plan',
  'os_needs_resources',
  'disk_image_needs_resources',
  'panel_not_supported_by_os',
  'panel_needs_ram',
  'panel_needs_disk',
];

/**
 * Sentence for a problem: 'Selected plan does not support this operating system or control panel' or 'Selected CPU
 * clock speed is not yet available in this location'.
 */
export function sentenceOf(code: ProblemCode): ProblemSentence | null {
  if (code === 'frequency_unavailable_in_location') return 'frequency_not_available';
  return unsupported.includes(code) ? 'plan_does_not_support' : null;
}

type Needs = { min_cpu?: number; min_ram: number; min_disk: number };

const fits = (sizes: VpsConfiguration, { min_cpu = 0, min_ram, min_disk }: Needs) =>
  sizes.cpu_count >= min_cpu && sizes.ram_size >= min_ram && sizes.disk_size >= min_disk;

/** The system that will run: the one chosen, or that inside the disk image. */
function systemOf(catalogue: VpsCatalogue, { os, disk_image }: CompatibilityChoice): OsTemplate | undefined {
  const image = byId(catalogue.disk_images, disk_image);
  return byId(catalogue.os, image ? image.os : os);
}

function* findIn(
  catalogue: VpsCatalogue,
  choice: CompatibilityChoice,
): Generator<[ProblemCode, ProblemFound['field']]> {
  const plan = byId(catalogue.tariffs, choice.tariff);
  const location = byId(catalogue.locations, choice.location);
  const sizes = choice.configuration ?? plan;
  const image = byId(catalogue.disk_images, choice.disk_image);
  const panel = byId(catalogue.control_panels, choice.control_panel);
  const system = systemOf(catalogue, choice);

  if (!sizes) yield ['unknown_tariff', 'tariff'];
  if (choice.configuration && !isWithinLimits(choice.configuration))
    yield ['configuration_out_of_limits', 'configuration'];

  if (!location?.is_available) yield ['location_unavailable', 'location'];
  else {
    if (plan && !choice.configuration) {
      if (!plan.locations.includes(location.id)) yield ['plan_unavailable_in_location', 'location'];
      else if (plan.sold_out_locations.includes(location.id)) yield ['sold_out', 'location'];
    }
    if (choice.frequency !== null) {
      const frequency = catalogue.frequencies.find(({ value }) => value === choice.frequency);
      if (!frequency?.locations.includes(location.id)) yield ['frequency_unavailable_in_location', 'frequency'];
    }
  }

  if (choice.disk_image !== null && !image) yield ['unknown_disk_image', 'disk_image'];
  if (choice.disk_image === null && !system) yield ['unknown_os', 'os'];
  const systemField = image ? 'disk_image' : 'os';
  if (system) {
    if (plan && !choice.configuration) {
      if (system.family === 'windows' && !plan.windows_allowed) yield ['windows_not_allowed', systemField];
      else if (system.excluded_tariffs.includes(plan.id)) yield ['os_not_supported_by_plan', systemField];
    }
    if (location && system.excluded_locations.includes(location.id)) yield ['os_unavailable_in_location', systemField];
    if (sizes && !fits(sizes, system)) yield ['os_needs_resources', systemField];
  }
  if (image && sizes && !fits(sizes, image)) yield ['disk_image_needs_resources', 'disk_image'];

  if (choice.control_panel !== null && !panel) yield ['unknown_control_panel', 'control_panel'];
  if (panel) {
    // An image without a known system, such as one's own ISO, takes no panel.
    if (!system?.control_panels.includes(panel.id)) yield ['panel_not_supported_by_os', 'control_panel'];
    if (sizes && sizes.ram_size < panel.min_ram) yield ['panel_needs_ram', 'control_panel'];
    if (sizes && sizes.disk_size < panel.min_disk) yield ['panel_needs_disk', 'control_panel'];
  }
}

/** Everything about a choice that cannot be, in the order of the form. Empty: it can be ordered. */
export function findProblems(catalogue: VpsCatalogue, choice: CompatibilityChoice): ProblemFound[] {
  return [...findIn(catalogue, choice)].map(([code, field]) => ({ code, field }));
}
