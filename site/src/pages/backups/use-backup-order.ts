import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { BackupChoice } from '@hoster/domain/lines/backup';
import { useMemo } from 'react';
import { backupContextQuery } from '../../api/backup.ts';
import { emptyDraft, orderDraftQuery } from '../../api/order-draft.ts';
import { useApp } from '../../app-context.tsx';
import type { Stage } from '../../features/order/stages.ts';
import { useLineOrder } from '../../features/order/use-line-order.ts';
import { backupQuery, orderWith, readBackupOrder, type BackupOrder } from './backup-order.ts';

/** The order being put together, and the ways to change it. */
export type BackupControls = ReturnType<typeof useBackupOrder>;

interface BackupOrderArgs {
  /** The promo code that the context was loaded with. */
  promo: string | null;
  /** Who was chosen in a form that came back, where the draft doesn't say it; see `OrderNotes`. */
  payer: number | null;
  /** The query of the address. */
  search: string;
  stage: Stage;
}

export function useBackupOrder({ promo, payer, search, stage }: BackupOrderArgs) {
  const app = useApp();
  const { data: context } = useSuspenseQuery(backupContextQuery(app, promo ?? undefined));
  const { data: draft = emptyDraft } = useQuery({ ...orderDraftQuery(app, 'backup'), enabled: false });
  const read = useMemo(() => readBackupOrder(context, draft, new URLSearchParams(search)), [context, draft, search]);
  return useLineOrder<BackupChoice, BackupOrder>({
    line: 'backup',
    read,
    stage,
    payer,
    orderWith,
    queryOf: backupQuery,
  });
}
