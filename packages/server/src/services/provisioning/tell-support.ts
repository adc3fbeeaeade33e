import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { supportAddress } from '../../platform/company/index.ts';
import { enqueueMail } from '../../platform/mail/index.ts';
import { pageLink } from '../../billing/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { staffMessageOf } from '../operations/pauses.ts';
import type { OperationRow } from '../operations/tables.ts';

/** Something about a service that staff have to look into. `next` null: it isn't tried again. */
interface Trouble {
  readonly kind: OperationRow['kind'];
  readonly error: unknown;
  readonly next: Date | null;
}

/** Emails the support address, where there is one, about an operation that fails. */
export async function tellSupport(
  context: Context,
  tx: Db,
  { id, name, accountId }: Pick<ServiceRow, 'accountId' | 'id' | 'name'>,
  { error, kind, next }: Trouble,
): Promise<void> {
  const supportEmail = await supportAddress(tx, context.settings);
  if (supportEmail === null) return;
  const what = kind === 'build' ? 'Setup' : `Operation “${kind}”`;
  const end = `It isn’t tried again.${kind === 'build' ? ' The customer has been refunded.' : ''}`;
  await enqueueMail(tx, {
    kind: 'setup-failing',
    to: supportEmail,
    language: 'en',
    subject: `${what} of service ${id} ${next ? 'keeps failing' : 'has failed'}`,
    text: `Service ${id} (${name}) of account ${accountId}\n${staffMessageOf(error)}\n${next ? `Next try: ${next.toISOString()}` : end}\n\n${pageLink(context, '/admin/setups/')}\n`,
  });
}

/** Emails the support address about a setup that is later than it was sold. */
export async function tellSupportLate(
  context: Context,
  tx: Db,
  { id, name, accountId }: Pick<ServiceRow, 'accountId' | 'id' | 'name'>,
): Promise<void> {
  const supportEmail = await supportAddress(tx, context.settings);
  if (supportEmail === null) return;
  await enqueueMail(tx, {
    kind: 'setup-overdue',
    to: supportEmail,
    language: 'en',
    subject: `Setup of service ${id} is overdue`,
    text: `Service ${id} (${name}) of account ${accountId} isn’t delivered, although its delivery time is over. We’ve emailed the customer.\n\n${pageLink(context, '/admin/setups/')}\n`,
  });
}
