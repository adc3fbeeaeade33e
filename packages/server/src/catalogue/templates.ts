import { translate } from '../i18n/translate.ts';
import type { VpsTemplates } from '@hoster/contract';
import { findProblems, type CompatibilityChoice, type ProblemCode, type Visitor } from '@hoster/domain';
import { FieldError, type Language } from '../platform/http/index.ts';
import type { Catalogue, Stock } from './load.ts';
import { vpsOffer } from './vps.ts';
import { problemTexts } from './problem-texts.ts';

/**
 * Operating systems, panels and images that can be installed. If the query names a plan or a location, entries that
 * don't fit it have the reason; they aren't left out, since the buyer may want to change the plan rather than the
 * system.
 * @throws FieldError for a plan or place that does not exist
 */
export function vpsTemplates(
  catalogue: Catalogue,
  stock: Stock,
  query: { location?: number | undefined; tariff?: number | undefined },
  visitor: Visitor,
  language: Language,
): VpsTemplates {
  const offer = vpsOffer(catalogue, stock, visitor, language);
  if (query.location !== undefined && !offer.locations.some(({ id }) => id === query.location)) {
    throw new FieldError({ location: [problemTexts.unknown_tariff] });
  }
  if (query.tariff !== undefined && !offer.tariffs.some(({ id }) => id === query.tariff)) {
    throw new FieldError({ tariff: [problemTexts.unknown_tariff] });
  }
  const choice: CompatibilityChoice = {
    tariff: query.tariff ?? null,
    location: query.location ?? 0,
    os: null,
    disk_image: null,
    control_panel: null,
    frequency: null,
    configuration: null,
  };
  const because = (codes: readonly ProblemCode[], change: Partial<CompatibilityChoice>) => {
    const problem = findProblems(offer, { ...choice, ...change }).find(({ code }) => codes.includes(code));
    return problem ? { disabled_reason: translate(language, problemTexts[problem.code]) } : {};
  };
  return {
    os: offer.os.map((os) => ({ ...os, ...because(systemProblems, { os: os.id }) })),
    control_panels: offer.control_panels.map((panel) => ({
      ...panel,
      ...because(panelProblems, { control_panel: panel.id }),
    })),
    disk_images: offer.disk_images.map((image) => ({
      ...image,
      ...because(systemProblems, { disk_image: image.id }),
    })),
  };
}

const systemProblems: readonly ProblemCode[] = [
  'windows_not_allowed',
  'os_not_supported_by_plan',
  'os_unavailable_in_location',
  'os_needs_resources',
  'disk_image_needs_resources',
];
// The systems themselves list the panels they support; here only the plan's sizes matter.
const panelProblems: readonly ProblemCode[] = ['panel_needs_ram', 'panel_needs_disk'];
