import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { recipientOf } from '../orders/recipient.ts';
import { issueInvoice } from '../invoices/issue.ts';
import type { ServiceRow } from '../orders/tables.ts';
import type { PaymentRow } from '../payments/tables.ts';
import { transition } from '../orders/transition.ts';
import { applyState } from '../provisioning/apply.ts';
import { addMonths } from '../provisioning/term.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';
import { mailRenewed } from './mails.ts';

/**
 * The next term is paid for, and invoiced. A suspended service gets all of it, counted from now, and runs again. The service is locked.
 * @returns false when it can't be renewed any more
 */
export async function extend(context: Context, tx: Db, service: ServiceRow, payment: PaymentRow): Promise<boolean> {
  const term = nextTermOf(service, context.clock.now());
  if (term === null) return false;
  const { from, until } = term;
  const wasSuspended = service.state === 'suspended';
  const renewed = await transition(tx, service, 'renewed', {
    paidUntil: until,
    paidTerms: service.paidTerms + 1,
    unpaidSince: null,
    suspendedAt: null,
  });
  if (!renewed) return false;
  await abandonUpgrade(context, tx, service.id);
  // It's started again, and the first payment ends what a free trial blocks.
  if (wasSuspended || service.paidTerms === 0) await applyState(context, tx, service.id);
  const invoice = await issueInvoice(context, tx, payment, { from, to: until });
  const { name } = service;
  await mailRenewed(tx, await recipientOf(tx, service), { name, payment, until, wasSuspended, invoice });
  return true;
}

/** The term that the next payment pays for; null for a service that has never run. */
export function nextTermOf(
  { state, paidUntil, activatedAt, rentMonths }: ServiceRow,
  now: Date,
): { from: Date; until: Date } | null {
  if (paidUntil === null) return null;
  const wasSuspended = state === 'suspended';
  const from = wasSuspended ? now : paidUntil;
  return { from, until: addMonths(from, rentMonths, wasSuspended ? undefined : (activatedAt ?? undefined)) };
}
