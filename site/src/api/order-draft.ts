import type { SavedOrderDraft, OrderDraft, ProductLine } from '@hoster/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { isApiError } from './errors.ts';

/** First part of the key of drafts. Drafts belong to the browser: signing in or out doesn't change them. */
export const ORDER_DRAFT_KEY = 'order-draft';

/** A draft in which nothing is entered. */
export const emptyDraft: OrderDraft = {
  comment: '',
  ssh_keys: null,
  ssh_key: { title: '', key: '', default: true },
  iso_url: '',
  base_administration_confirmed: false,
  survey: {},
  legal_entity: null,
  typed: {},
};
export const emptySavedDraft: SavedOrderDraft = { ...emptyDraft, errors: {} };

/** What this browser has entered on the order pages of a line; empty when there is none, or it can't be loaded. */
export const orderDraftQuery = ({ call, cookie }: AppContext, line: ProductLine) =>
  queryOptions({
    queryKey: [ORDER_DRAFT_KEY, line],
    // From now on, the browser's own copy is the newest.
    staleTime: Infinity,
    queryFn: async () => {
      // The cookie is hidden from script: only the server knows that there's no draft to request.
      if (typeof document === 'undefined' && cookie('order_draft') === null) return emptySavedDraft;
      return (await call('getOrderDraft', { params: { line }, rethrow: false, ignore: [404] })) ?? emptySavedDraft;
    },
  });

/** Whether two drafts are equal. */
const isSame = ({ ...a }: OrderDraft & { errors?: unknown }, { ...b }: OrderDraft & { errors?: unknown }): boolean => {
  delete a.errors;
  delete b.errors;
  return JSON.stringify(a) === JSON.stringify(b);
};

const saving = new WeakMap<QueryClient, Promise<void>>();

/**
 * Saves a draft in the backend.
 * @throws ApiError when the backend failed; a backend without drafts (404) is accepted
 */
export function saveOrderDraft(
  app: AppContext,
  line: ProductLine,
  draft: OrderDraft,
  { keepalive = false }: { keepalive?: boolean } = {},
): Promise<void> {
  const { queryClient } = app;
  const { queryKey } = orderDraftQuery(app, line);
  // Saves run in sequence: the first answer identifies the draft, and the last save wins.
  const mine = (saving.get(queryClient) ?? Promise.resolve()).catch(() => undefined).then(save);
  saving.set(queryClient, mine);
  return mine;

  async function save(): Promise<void> {
    const body = draft;
    try {
      const kept = await app.call('putOrderDraft', { params: { line }, body, ignore: [404], keepalive });
      queryClient.setQueryData(queryKey, kept);
    } catch (error) {
      // This page has the draft in any case.
      queryClient.setQueryData(queryKey, { ...draft, errors: {} });
      if (!isApiError(error, 404)) throw error;
    }
  }
}

/** Whether a draft is already saved. */
export const isKept = (app: AppContext, line: ProductLine, draft: OrderDraft): boolean => {
  const kept = app.queryClient.getQueryData(orderDraftQuery(app, line).queryKey);
  return isSame(kept ?? emptyDraft, draft);
};
