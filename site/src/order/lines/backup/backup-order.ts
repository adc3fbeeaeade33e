import type { BackupOrderContext, SavedOrderDraft, OrderDraft } from '@hoster/contract';
import {
  backupPricing,
  backupQueryOf,
  defaultBackupChoice,
  findBackupProblems,
  readBackupQuery,
  volumeOf,
  writeBackupQuery,
  type BackupChoice,
  type BackupData,
  type BackupProblem,
} from '@hoster/domain/lines/backup';
import { computeTotal } from '@hoster/domain/money/pricing';
import type { LineOrder } from '../../line-order.ts';
import { taxOf } from '../../payment/payer.ts';
import { limitCommonChoice } from '../../stages/configuration/common-choice.ts';
import { STAGE_PARAM } from '../../stages/stages.ts';

/** Everything about one order of backup storage, derived from the answers of the server and the address. */
export interface BackupOrder extends LineOrder {
  context: BackupOrderContext;
  data: BackupData;
  defaults: BackupChoice;
  choice: BackupChoice;
  /** Reasons to reject the order. */
  problems: BackupProblem[];
}

/** Reads the order from an address and the visitor's draft, by default the saved one. */
export function readBackupOrder(
  context: BackupOrderContext,
  savedDraft: SavedOrderDraft,
  query: URLSearchParams,
  draft: OrderDraft = savedDraft,
): BackupOrder {
  const defaults = defaultBackupChoice(context);
  return orderWith({ context, savedDraft, defaults }, readBackupQuery(backupQueryOf(query), defaults), draft);
}

/** The same order with another choice. */
export function orderWith(
  { context, savedDraft, defaults }: Pick<BackupOrder, 'context' | 'savedDraft' | 'defaults'>,
  wanted: BackupChoice,
  draft: OrderDraft,
): BackupOrder {
  const data: BackupData = { ...context, tax: taxOf(context, draft.legal_entity) };
  const choice = limitChoice(wanted, defaults, context);
  return {
    context,
    savedDraft,
    defaults,
    data,
    choice,
    draft,
    problems: findBackupProblems(data, choice, context.limits),
    total: computeTotal(backupPricing(data, choice)),
  };
}

/** Returns the choice with its values limited to what is offered, so that it always has a price. */
function limitChoice(wanted: BackupChoice, defaults: BackupChoice, context: BackupOrderContext): BackupChoice {
  const { project_name: _, ...choice } = wanted;
  return {
    ...choice,
    ...limitCommonChoice(wanted, defaults, context),
    volume: volumeOf(context, choice.volume) ? choice.volume : defaults.volume,
  };
}

/** The query of an order, with `stage` to keep it. */
export function backupQuery(
  { defaults }: Pick<BackupOrder, 'defaults'>,
  choice: BackupChoice,
  stage?: string,
): URLSearchParams {
  const query = writeBackupQuery(choice, defaults);
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}
