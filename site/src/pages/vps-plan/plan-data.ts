import type { KeptOrderDraft, VpsLocation, VpsOrderContext, VpsParameters, VpsTemplates } from '@hoster/contract';
import type { VpsPriceData } from '@hoster/domain/vps-pricing';

/** The answers that the order page is made from. */
export interface PlanAnswers {
  context: VpsOrderContext;
  templates: VpsTemplates;
  locations: readonly VpsLocation[];
  parameters: VpsParameters;
  draft: KeptOrderDraft;
}

/** Joins them into what prices and rules are computed from. */
export const planData = ({ context, templates, locations, parameters }: Omit<PlanAnswers, 'draft'>): VpsPriceData => ({
  // The plan of free sizes is no step of the ladder: it is chosen by its page, never offered as a way out.
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
