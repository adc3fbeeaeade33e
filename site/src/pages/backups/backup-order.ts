import type { BackupOrderContext, KeptOrderDraft } from '@hoster/contract';
import {
  backupPricing,
  backupQueryOf,
  findBackupProblems,
  readBackupQuery,
  volumeOf,
  writeBackupQuery,
  type BackupChoice,
  type BackupData,
  type BackupProblem,
} from '@hoster/domain/lines/backup';
import { openPlaces } from '@hoster/domain/open-places';
import { computeTotal } from '@hoster/domain/pricing';
import type { LineOrder } from '../../features/order/line-order.ts';
import { notesOf, type OrderNotes } from '../../features/order/order-notes.ts';
import { taxOf } from '../../features/order/payer.ts';
import { settledItems, usualItems } from '../../features/order/settled-items.ts';
import { STAGE_PARAM } from '../../features/order/stages.ts';

/** Everything about one order of backup storage, derived from the answers of the server and the address. */
export interface BackupOrder extends LineOrder {
  context: BackupOrderContext;
  data: BackupData;
  defaults: BackupChoice;
  choice: BackupChoice;
  /** What an order would be refused for. */
  problems: BackupProblem[];
}

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What is chosen before the visitor chooses: the usual size, in the first place that has room for it. */
function defaultChoice(context: BackupOrderContext): BackupChoice {
  const { volumes, locations, initial } = context;
  const volume = volumeOf(context, asNumber(initial['volume']) ?? 0) ?? volumes[0];
  const open = openPlaces(locations, volume);
  const place = open.find(({ id }) => id === initial['location']) ?? open[0] ?? locations[0];
  return { ...usualItems(context), volume: volume?.volume ?? 0, location: place?.id ?? 0 };
}

/** Reads the order that an address and the visitor's notes mean, by default those of the draft. */
export function readBackupOrder(
  context: BackupOrderContext,
  draft: KeptOrderDraft,
  query: URLSearchParams,
  notes: OrderNotes = notesOf(draft),
): BackupOrder {
  const defaults = defaultChoice(context);
  return orderWith({ context, draft, defaults }, readBackupQuery(backupQueryOf(query), defaults), notes);
}

/** The same order with another choice. */
export function orderWith(
  { context, draft, defaults }: Pick<BackupOrder, 'context' | 'draft' | 'defaults'>,
  wanted: BackupChoice,
  notes: OrderNotes,
): BackupOrder {
  const data: BackupData = { ...context, tax: taxOf(context, notes.payer) };
  const choice = settledChoice(wanted, defaults, context);
  return {
    context,
    draft,
    defaults,
    data,
    choice,
    notes,
    problems: findBackupProblems(data, choice, context.limits),
    total: computeTotal(backupPricing(data, choice)),
  };
}

/** A choice with its figures brought into what is offered, so that it always has a price. */
function settledChoice(wanted: BackupChoice, defaults: BackupChoice, context: BackupOrderContext): BackupChoice {
  const { project_name: _, ...choice } = wanted;
  return {
    ...choice,
    ...settledItems(wanted, defaults, context),
    volume: volumeOf(context, choice.volume) ? choice.volume : defaults.volume,
  };
}

/** The query of an order; `stage`, if it is to stay. */
export function backupQuery(
  { defaults }: Pick<BackupOrder, 'defaults'>,
  choice: BackupChoice,
  stage?: string,
): URLSearchParams {
  const query = writeBackupQuery(choice, defaults);
  if (stage && stage !== 'configuration') query.set(STAGE_PARAM, stage);
  return query;
}
