import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DsChoice } from '@hoster/domain/lines/dedicated/choice';
import { useMemo } from 'react';
import { dsContextQuery } from '../../api/dedicated.ts';
import { emptyDraft, orderDraftQuery } from '../../api/order-draft.ts';
import { useApp } from '../../app-context.tsx';
import type { Stage } from '../../features/order/stages.ts';
import { useLineOrder } from '../../features/order/use-line-order.ts';
import { dedicatedQuery, OFFER_PARAM, orderWith, readDedicatedOrder, type DedicatedOrder } from './dedicated-order.ts';

/** The order being put together, and the ways to change it. */
export type DedicatedControls = ReturnType<typeof useDedicatedOrder>;

interface DedicatedOrderArgs {
  /** Of the server, which exists. */
  slug: string;
  /** The promo code that the context was loaded with. */
  promo: string | null;
  /** Who was chosen in a form that came back, where the draft doesn't say it; see `OrderNotes`. */
  payer: number | null;
  /** The configuration: the address's, or that of a form that came back. */
  search: URLSearchParams;
  stage: Stage;
}

export function useDedicatedOrder({ slug, promo, payer, search, stage }: DedicatedOrderArgs) {
  const app = useApp();
  const offer = search.get(OFFER_PARAM) ?? undefined;
  const { data: context } = useSuspenseQuery(dsContextQuery(app, { slug, offer, promoCode: promo ?? undefined }));
  const { data: draft = emptyDraft } = useQuery({ ...orderDraftQuery(app, 'dedicated'), enabled: false });
  const read = useMemo(() => readDedicatedOrder(context, draft, search), [context, draft, search]);
  return useLineOrder<DsChoice, DedicatedOrder>({
    line: 'dedicated',
    read,
    stage,
    payer,
    orderWith,
    queryOf: dedicatedQuery,
  });
}
