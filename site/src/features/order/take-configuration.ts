import type { AppContext } from '../../app-context.tsx';
import { keepNotes, notesNow } from './draft-notes.ts';
import { canonicalQuery } from './form-query.ts';
import type { LineOrder, OrderLine } from './line-order.ts';
import { notesInForm, type OrderNotes } from './order-notes.ts';

/** Takes a configuration form: its notes are kept in the draft, the choice becomes the query of an address. */
export async function takeConfiguration<Order extends LineOrder>(
  app: AppContext,
  line: OrderLine<Order>,
  form: FormData,
): Promise<{ query: URLSearchParams; notes: OrderNotes }> {
  const order = await line.orderOf(app, canonicalQuery(form));
  const sent = notesInForm(form, notesNow(app, line.line), order.context.limits.comment_max_length);
  const notes = { ...sent, keys: settledKeys(sent.keys, line.usualKeys?.(order) ?? []) };
  await keepNotes(app, line.line, notes);
  return { query: line.queryOf(order), notes };
}

/** The usual keys, told one by one, are still the usual keys. */
function settledKeys(keys: OrderNotes['keys'], usual: readonly number[]): OrderNotes['keys'] {
  const isUsual = keys?.length === usual.length && usual.every((id) => keys.includes(id));
  return isUsual ? null : keys;
}
