import type { SavedOrderDraft } from '@hoster/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { BackupChoice } from '@hoster/domain/lines/backup';
import { useCallback } from 'react';
import { backupContextQuery } from '../../../api/backup.ts';
import { useApp } from '../../../app/app-context.tsx';
import { type OrderHookArgs, useLineOrder } from '../../page/use-line-order.ts';
import { backupQuery, orderWith, readBackupOrder, type BackupOrder } from './backup-order.ts';

/** The order in progress, and functions to change it. */
export type BackupControls = ReturnType<typeof useBackupOrder>;

export function useBackupOrder(args: OrderHookArgs) {
  const app = useApp();
  const { data: context } = useSuspenseQuery(backupContextQuery(app, args.promo ?? undefined));
  const read = useCallback(
    (query: URLSearchParams, savedDraft: SavedOrderDraft) => readBackupOrder(context, savedDraft, query),
    [context],
  );
  return useLineOrder<BackupChoice, BackupOrder>({ ...args, line: 'backup', read, orderWith, queryOf: backupQuery });
}
