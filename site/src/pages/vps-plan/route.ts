import { definePage } from '../../router/page.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { actOrder } from '../../features/order/act-order.ts';
import { loadPlan, type PlanPageData } from './load-plan.ts';
import { planLine } from './plan-line.ts';

/** `/virtual-private-servers/{slug}/`: a plan and its order. The configuration is the query of the address. */
export const route = definePage<PlanPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['vps-plan', 'prices', 'order', 'long-text'],
  parts: ({ stage }) => stageParts[stage],
  contextSlug: ({ slug }) => `vps-plan-${slug}`,
  load: ({ app, params, url }) => loadPlan(app, params['slug'] ?? '', url),
  act: ({ app, params, url, form }) => actOrder(app, planLine(params['slug'] ?? ''), url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data: { stage, product } }) =>
    stage === 'configuration' ? { ...(product && { product }), catalogue: true } : { noindex: true },
});
