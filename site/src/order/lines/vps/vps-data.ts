import type { SavedOrderDraft, VpsLocation, VpsOrderContext, VpsParameters, VpsTemplates } from '@hoster/contract';
import type { VpsPriceData } from '@hoster/domain/lines/vps/pricing';

/** What the backend answered for the order page. */
export interface VpsBackendData {
  context: VpsOrderContext;
  templates: VpsTemplates;
  locations: readonly VpsLocation[];
  parameters: VpsParameters;
  savedDraft: SavedOrderDraft;
}

/** Combines them into the input for prices and rules. */
export const vpsData = ({
  context,
  templates,
  locations,
  parameters,
}: Omit<VpsBackendData, 'savedDraft'>): VpsPriceData => ({
  // The custom plan isn't a step of the ladder: it's chosen on its page, never offered as an alternative.
  tariffs: context.tariffs.filter(({ is_custom }) => !is_custom),
  locations,
  os: templates.os,
  control_panels: templates.control_panels,
  disk_images: templates.disk_images,
  frequencies: parameters.frequencies,
  parameters,
  rent_periods: context.rent_periods,
  extra_services: context.extra_services,
  base_administration: context.base_administration,
  trial: context.trial,
  promo: context.promo,
  tax: context.tax,
});
