import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { VpnChoice } from '@hoster/domain/lines/vpn';
import { useMemo } from 'react';
import { emptyDraft, orderDraftQuery } from '../../api/order-draft.ts';
import { vpnContextQuery, vpnNodesQuery } from '../../api/vpn.ts';
import { useApp } from '../../app-context.tsx';
import type { Stage } from '../../features/order/stages.ts';
import { useLineOrder } from '../../features/order/use-line-order.ts';
import { orderWith, readVpnOrder, vpnQuery, type VpnOrder } from './vpn-order.ts';

/** The order being put together, and the ways to change it. */
export type VpnControls = ReturnType<typeof useVpnOrder>;

interface VpnOrderArgs {
  /** The promo code that the contexts were loaded with. */
  promo: string | null;
  /** Who was chosen in a form that came back, where the draft doesn't say it; see `OrderNotes`. */
  payer: number | null;
  /** The query of the address. */
  search: string;
  stage: Stage;
}

export function useVpnOrder({ promo, payer, search, stage }: VpnOrderArgs) {
  const app = useApp();
  const { data: single } = useSuspenseQuery(vpnContextQuery(app, 'single', promo ?? undefined));
  const { data: multiHop } = useSuspenseQuery(vpnContextQuery(app, 'multi-hop', promo ?? undefined));
  const { data: nodes } = useSuspenseQuery(vpnNodesQuery(app));
  const { data: draft = emptyDraft } = useQuery({ ...orderDraftQuery(app, 'vpn'), enabled: false });
  const read = useMemo(
    () => readVpnOrder({ contexts: { single, 'multi-hop': multiHop }, nodes, draft }, new URLSearchParams(search)),
    [single, multiHop, nodes, draft, search],
  );
  return useLineOrder<VpnChoice, VpnOrder>({ line: 'vpn', read, stage, payer, orderWith, queryOf: vpnQuery });
}
