import type { OrderDraft } from '@hoster/contract';
import type { AppContext } from '../../app/app-context.tsx';
import { changeAndSaveDraft, currentDraft } from '../draft/draft-store.ts';
import { canonicalQuery } from './form-query.ts';
import type { LineAdapter } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { draftInForm } from '../draft/draft-form.ts';

/** Handles a configuration form: saves its draft, and returns its choice as a query. */
export async function saveConfiguration<Order extends LineOrder>(
  app: AppContext,
  line: LineAdapter<Order>,
  form: FormData,
): Promise<{ query: URLSearchParams; draft: OrderDraft }> {
  const order = await line.orderOf(app, canonicalQuery(form));
  const draft = draftInForm(form, currentDraft(app, line.name), {
    commentMax: order.context.limits.comment_max_length,
    defaultKeys: line.defaultKeys?.(order),
  });
  await changeAndSaveDraft(app, line.name, draft);
  return { query: line.queryOf(order), draft };
}
