import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { VpsChoice } from '@hoster/domain/vps-choice';
import { emptyDraft, orderDraftQuery } from '../../api/order-draft.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../api/vps.ts';
import { useApp } from '../../app-context.tsx';
import type { OrderNotes } from '../../features/order/order-notes.ts';
import type { Stage } from '../../features/order/stages.ts';
import { useAddressState } from '../../features/order/use-address-state.ts';
import { useDraftNotes } from '../../features/order/use-draft-notes.ts';
import { orderWith, planOf, planQuery, readPlanOrder, type PlanOrder } from './plan-order.ts';

/** The order being put together, and the ways to change it: the choice goes to the address, the notes to the draft. */
export interface PlanOrderControls {
  order: PlanOrder;
  /** Changes the choice immediately. */
  choose: (change: Partial<VpsChoice>) => void;
  /** Changes texts: the address follows when typing pauses. */
  type: (change: Partial<VpsChoice>) => void;
  note: (change: Partial<OrderNotes>) => void;
  /** Changes a choice and a note together. */
  change: (choice: Partial<VpsChoice>, notes: Partial<OrderNotes>) => void;
  /** The configuration as a query, without the stage. */
  query: URLSearchParams;
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
  /** Stays in the address when the configuration changes. */
  stage: Stage | undefined;
}

export function usePlanOrder({ slug, promo, payer, search, stage }: PlanOrderArgs): PlanOrderControls {
  const app = useApp();
  const { data: context } = useSuspenseQuery(vpsOrderContextQuery(app, { slug, promoCode: promo ?? undefined }));
  const { data: templates } = useSuspenseQuery(vpsTemplatesQuery(app));
  const { data: locations } = useSuspenseQuery(vpsLocationsQuery(app));
  const { data: parameters } = useSuspenseQuery(vpsParametersQuery(app));
  const { data: draft = emptyDraft } = useQuery({ ...orderDraftQuery(app, 'vps'), enabled: false });
  const [typed, note] = useDraftNotes('vps');
  const plan = planOf(context, slug);
  if (!plan) throw new Error(`The loader let an unknown plan through: ${slug}`);

  const read = useMemo(
    () => readPlanOrder({ context, templates, locations, parameters, draft }, plan, search),
    [context, templates, locations, parameters, draft, plan, search],
  );
  const write = useCallback((choice: VpsChoice) => planQuery(read, choice, stage), [read, stage]);
  const [choice, set] = useAddressState<VpsChoice>(read.choice, write);
  const order = useMemo(
    () => orderWith(read, choice, payer === null ? typed : { ...typed, payer }),
    [read, choice, typed, payer],
  );
  const choose = (change: Partial<VpsChoice>, typing = false) =>
    set((before) => ({ ...before, ...change }), { typing });
  return {
    order,
    choose: (change) => choose(change),
    type: (change) => choose(change, true),
    note,
    change: (change, notes) => {
      note(notes);
      choose(change);
    },
    query: planQuery(order, order.choice),
  };
}
