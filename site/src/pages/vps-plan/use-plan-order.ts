import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VpsChoice } from '@hoster/domain/vps-choice';
import type { FieldErrors } from '../../api/errors.ts';
import { emptyDraft, orderDraftQuery } from '../../api/order-draft.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../api/vps.ts';
import { useApp } from '../../app-context.tsx';
import type { Stage } from '../../features/order/stages.ts';
import { useLineOrder } from '../../features/order/use-line-order.ts';
import { orderWith, planOf, planQuery, readPlanOrder, type PlanOrder } from './plan-order.ts';

/** The order being put together, and the ways to change it. */
export type PlanOrderControls = ReturnType<typeof usePlanOrder>;

/** What the fields of the configuration are given. */
export interface PlanFieldsProps {
  controls: PlanOrderControls;
  errors: FieldErrors;
}

interface PlanOrderArgs {
  /** Of the plan, which exists. */
  slug: string;
  /** The promo code that the context was loaded with. */
  promo: string | null;
  /** Who was chosen in a form that came back, where the draft doesn't say it; see `OrderNotes`. */
  payer: number | null;
  /** The configuration: the address's, or that of a form that came back. */
  search: URLSearchParams;
  stage: Stage;
}

export function usePlanOrder({ slug, promo, payer, search, stage }: PlanOrderArgs) {
  const app = useApp();
  const { data: context } = useSuspenseQuery(vpsOrderContextQuery(app, { slug, promoCode: promo ?? undefined }));
  const { data: templates } = useSuspenseQuery(vpsTemplatesQuery(app));
  const { data: locations } = useSuspenseQuery(vpsLocationsQuery(app));
  const { data: parameters } = useSuspenseQuery(vpsParametersQuery(app));
  const { data: draft = emptyDraft } = useQuery({ ...orderDraftQuery(app, 'vps'), enabled: false });
  const plan = planOf(context, slug);
  if (!plan) throw new Error(`The loader let an unknown plan through: ${slug}`);

  const read = useMemo(
    () => readPlanOrder({ context, templates, locations, parameters, draft }, plan, search),
    [context, templates, locations, parameters, draft, plan, search],
  );
  return useLineOrder<VpsChoice, PlanOrder>({ line: 'vps', read, stage, payer, orderWith, queryOf: planQuery });
}
