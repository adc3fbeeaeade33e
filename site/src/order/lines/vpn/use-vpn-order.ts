import type { SavedOrderDraft } from '@hoster/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { VpnChoice } from '@hoster/domain/lines/vpn';
import { useCallback } from 'react';
import { vpnContextQuery, vpnNodesQuery } from '../../../api/vpn.ts';
import { useApp } from '../../../app/app-context.tsx';
import { type OrderHookArgs, useLineOrder } from '../../page/use-line-order.ts';
import { orderWith, readVpnOrder, vpnQuery, type VpnOrder } from './vpn-order.ts';

/** The order in progress, and functions to change it. */
export type VpnControls = ReturnType<typeof useVpnOrder>;

export function useVpnOrder(args: OrderHookArgs) {
  const app = useApp();
  const { data: single } = useSuspenseQuery(vpnContextQuery(app, 'single', args.promo ?? undefined));
  const { data: multiHop } = useSuspenseQuery(vpnContextQuery(app, 'multi-hop', args.promo ?? undefined));
  const { data: nodes } = useSuspenseQuery(vpnNodesQuery(app));
  const read = useCallback(
    (query: URLSearchParams, savedDraft: SavedOrderDraft) =>
      readVpnOrder({ contexts: { single, 'multi-hop': multiHop }, nodes, savedDraft }, query),
    [single, multiHop, nodes],
  );
  return useLineOrder<VpnChoice, VpnOrder>({ ...args, line: 'vpn', read, orderWith, queryOf: vpnQuery });
}
