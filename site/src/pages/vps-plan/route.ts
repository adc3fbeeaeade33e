import { definePage } from '../../router/page.ts';
import { actPlan } from './act-plan.ts';
import { loadPlan, type PlanPageData } from './load-plan.ts';

/** `/virtual-private-servers/{slug}/`: a plan and its order. The configuration is the query of the address. */
export const route = definePage<PlanPageData>({
  areas: ['vps', 'vps-plan', 'order', 'auth', 'long-text', 'account'],
  contextSlug: ({ slug }) => `vps-plan-${slug}`,
  load: ({ app, params, url }) => loadPlan(app, params['slug'] ?? '', url),
  act: ({ app, params, url, form }) => actPlan(app, params['slug'] ?? '', url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? {} : { noindex: true }),
});
