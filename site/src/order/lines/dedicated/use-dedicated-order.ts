import type { SavedOrderDraft } from '@hoster/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { DsChoice } from '@hoster/domain/lines/dedicated/choice';
import { useCallback } from 'react';
import { dsContextQuery } from '../../../api/dedicated.ts';
import { useApp } from '../../../app/app-context.tsx';
import { type OrderHookArgs, useLineOrder } from '../../page/use-line-order.ts';
import { dedicatedQuery, OFFER_PARAM, orderWith, readDedicatedOrder, type DedicatedOrder } from './dedicated-order.ts';

/** The order in progress, and functions to change it. */
export type DedicatedControls = ReturnType<typeof useDedicatedOrder>;

interface DedicatedHookArgs extends OrderHookArgs {
  /** The slug of the server, which exists. */
  slug: string;
  search: URLSearchParams;
}

export function useDedicatedOrder({ slug, ...args }: DedicatedHookArgs) {
  const app = useApp();
  const offer = args.search.get(OFFER_PARAM) ?? undefined;
  const { data: context } = useSuspenseQuery(dsContextQuery(app, { slug, offer, promoCode: args.promo ?? undefined }));
  const read = useCallback(
    (query: URLSearchParams, savedDraft: SavedOrderDraft) => readDedicatedOrder(context, savedDraft, query),
    [context],
  );
  return useLineOrder<DsChoice, DedicatedOrder>({
    ...args,
    line: 'dedicated',
    read,
    orderWith,
    queryOf: dedicatedQuery,
  });
}
