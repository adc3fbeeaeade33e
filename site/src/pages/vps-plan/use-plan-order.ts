import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VpsChoice } from '@hoster/domain/vps-choice';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../api/vps.ts';
import { useApp } from '../../app-context.tsx';
import type { OrderNotes } from '../../features/order/order-notes.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';
import { useAddressState } from '../../features/order/use-address-state.ts';
import { orderWith, planOf, planQuery, readPlanOrder, type PlanOrder } from './plan-order.ts';

/** The order being put together, and the ways to change it. Every change goes to the address. */
export interface PlanOrderControls {
  order: PlanOrder;
  /** Changes the choice at once. */
  choose: (change: Partial<VpsChoice>) => void;
  /** Changes texts: the address follows when typing pauses. */
  type: (change: Partial<VpsChoice>) => void;
  note: (change: Partial<OrderNotes>, typing?: boolean) => void;
  /** Two things at once: a choice and a note. */
  change: (choice: Partial<VpsChoice>, notes: Partial<OrderNotes>) => void;
  /** Takes over what a query says, unless it says what is chosen already. */
  adopt: (query: URLSearchParams) => void;
  /** The configuration as a query, without the stage. */
  query: URLSearchParams;
}

interface Draft {
  choice: VpsChoice;
  notes: OrderNotes;
}

/**
 * @param slug of the plan, which exists
 * @param promo the code that the context was loaded with
 * @param payer who was chosen in a form that came back, where the address does not say it; see `OrderNotes`
 */
export function usePlanOrder(slug: string, promo: string | null, payer: number | null): PlanOrderControls {
  const app = useApp();
  const [search] = useSearchParams();
  const { data: context } = useSuspenseQuery(vpsOrderContextQuery(app, { slug, promoCode: promo ?? undefined }));
  const { data: templates } = useSuspenseQuery(vpsTemplatesQuery(app));
  const { data: locations } = useSuspenseQuery(vpsLocationsQuery(app));
  const { data: parameters } = useSuspenseQuery(vpsParametersQuery(app));
  const plan = planOf(context, slug);
  if (!plan) throw new Error(`The loader let an unknown plan through: ${slug}`);

  const read = useMemo(() => {
    const order = readPlanOrder({ context, templates, locations, parameters }, plan, search);
    return payer === null ? order : orderWith(order, order.choice, { ...order.notes, payer });
  }, [context, templates, locations, parameters, plan, search, payer]);
  const stage = search.get(STAGE_PARAM) ?? undefined;
  const write = useCallback(({ choice, notes }: Draft) => planQuery(read, choice, notes, stage), [read, stage]);
  const [draft, set] = useAddressState<Draft>(read, write);
  const order = useMemo(() => (draft === read ? read : orderWith(read, draft.choice, draft.notes)), [draft, read]);

  const change = (choice: Partial<VpsChoice>, notes: Partial<OrderNotes>, typing = false) =>
    set((draft) => ({ choice: { ...draft.choice, ...choice }, notes: { ...draft.notes, ...notes } }), { typing });
  const query = planQuery(order, order.choice, order.notes);
  const adopt = (said: URLSearchParams) => {
    const other = readPlanOrder({ context, templates, locations, parameters }, plan, said);
    if (String(planQuery(other, other.choice, other.notes)) !== String(query)) change(other.choice, other.notes);
  };
  return {
    order,
    choose: (part) => change(part, {}),
    type: (part) => change(part, {}, true),
    note: (part, typing = false) => change({}, part, typing),
    change,
    adopt,
    query,
  };
}
