import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { VhChoice } from '@hoster/domain/lines/web-hosting';
import { useMemo } from 'react';
import { emptyDraft, orderDraftQuery } from '../../api/order-draft.ts';
import { vhContextQuery } from '../../api/web-hosting.ts';
import { useApp } from '../../app-context.tsx';
import type { Stage } from '../../features/order/stages.ts';
import { useLineOrder } from '../../features/order/use-line-order.ts';
import { useSoldContext } from '../../features/order/use-sold-context.ts';
import { hostingQuery, orderWith, planOf, readHostingOrder, type HostingOrder } from './hosting-order.ts';

/** The order being put together, and the ways to change it. */
export type HostingControls = ReturnType<typeof useHostingOrder>;

interface HostingOrderArgs {
  /** Of the plan, which exists. */
  slug: string;
  /** The promo code that the context was loaded with. */
  promo: string | null;
  /** Who was chosen in a form that came back, where the draft doesn't say it; see `OrderNotes`. */
  payer: number | null;
  /** The query of the address. */
  search: string;
  stage: Stage;
}

export function useHostingOrder({ slug, promo, payer, search, stage }: HostingOrderArgs) {
  const app = useApp();
  const { data: newest } = useSuspenseQuery(vhContextQuery(app, promo ?? undefined));
  const context = useSoldContext(newest, (one) => planOf(one, slug) !== undefined);
  const { data: draft = emptyDraft } = useQuery({ ...orderDraftQuery(app, 'web_hosting'), enabled: false });
  const plan = planOf(context, slug);
  if (!plan) throw new Error(`The loader let an unknown plan through: ${slug}`);

  const read = useMemo(
    () => readHostingOrder(context, plan, draft, new URLSearchParams(search)),
    [context, plan, draft, search],
  );
  return useLineOrder<VhChoice, HostingOrder>({
    line: 'web_hosting',
    read,
    stage,
    payer,
    orderWith,
    queryOf: hostingQuery,
  });
}
