import type { SavedOrderDraft } from '@hoster/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { VhChoice } from '@hoster/domain/lines/web-hosting';
import { useCallback, useEffect, useState } from 'react';
import { vhContextQuery } from '../../../api/web-hosting.ts';
import { useApp } from '../../../app/app-context.tsx';
import { type OrderHookArgs, useLineOrder } from '../../page/use-line-order.ts';
import { hostingQuery, orderWith, planOf, readHostingOrder, type HostingOrder } from './hosting-order.ts';
import { useRevalidator } from 'react-router-dom';

/** The order in progress, and functions to change it. */
export type HostingControls = ReturnType<typeof useHostingOrder>;

interface HostingHookArgs extends OrderHookArgs {
  /** The slug of the plan, which exists. */
  slug: string;
}

export function useHostingOrder({ slug, ...args }: HostingHookArgs) {
  const app = useApp();
  const { data: newest } = useSuspenseQuery(vhContextQuery(app, args.promo ?? undefined));
  const context = useSoldContext(newest, (one) => planOf(one, slug) !== undefined);
  const plan = planOf(context, slug);
  if (!plan) throw new Error(`The loader let an unknown plan through: ${slug}`);

  const read = useCallback(
    (query: URLSearchParams, savedDraft: SavedOrderDraft) => readHostingOrder(context, plan, savedDraft, query),
    [context, plan],
  );
  return useLineOrder<VhChoice, HostingOrder>({
    ...args,
    line: 'web_hosting',
    read,
    orderWith,
    queryOf: hostingQuery,
  });
}

/**
 * Returns the context of an order page whose plan may be withdrawn while the page is open. From then on, returns the
 * last context with the plan; the loader, which runs again, redirects to what is sold instead.
 * @param context the newest
 * @param isSold whether a context has the plan; the loader ensures that the first one does
 */
function useSoldContext<Context>(context: Context, isSold: (context: Context) => boolean): Context {
  const [last, setLast] = useState(context);
  const sold = isSold(context);
  const { revalidate } = useRevalidator();
  if (sold && last !== context) setLast(context);
  useEffect(() => {
    if (!sold) void revalidate();
  }, [sold, revalidate]);
  return sold ? context : last;
}
