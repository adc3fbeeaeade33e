import type { KeptOrderDraft, OrderDraft, ProductLine } from '@hoster/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { isApiError } from './errors.ts';

/** First part of the key of drafts. They belong to the browser: a sign-in or its end changes nothing in them. */
export const ORDER_DRAFT_KEY = 'order-draft';

const pathOf = (line: ProductLine) => `/my/api/order-draft/${line}/`;

/** An empty draft. */
export const emptyDraft: KeptOrderDraft = {
  comment: '',
  ssh_keys: null,
  ssh_key: { title: '', key: '', default: true },
  iso_url: '',
  base_administration_confirmed: false,
  survey: {},
  legal_entity: null,
  typed: {},
  errors: {},
};

/** What this browser has entered on the order pages of a line; empty when there is none, or it can't be loaded. */
export const orderDraftQuery = ({ request, cookie }: AppContext, line: ProductLine) =>
  queryOptions({
    queryKey: [ORDER_DRAFT_KEY, line],
    // From here on the browser's own copy is the newest one.
    staleTime: Infinity,
    queryFn: async () => {
      // The cookie is hidden from script: only the server can tell that there's nothing to ask for.
      if (typeof document === 'undefined' && cookie('order_draft') === null) return emptyDraft;
      return (await request<KeptOrderDraft>(pathOf(line), { rethrow: false, ignore: [404] })) ?? emptyDraft;
    },
  });

/** Whether two drafts say the same. */
const isSame = ({ ...a }: OrderDraft & { errors?: unknown }, { ...b }: OrderDraft & { errors?: unknown }): boolean => {
  delete a.errors;
  delete b.errors;
  return JSON.stringify(a) === JSON.stringify(b);
};

const saving = new WeakMap<QueryClient, Promise<void>>();

/**
 * Keeps a draft in the backend.
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
  // One after the other: the answer to the first one names the draft, and the last one holds.
  const mine = (saving.get(queryClient) ?? Promise.resolve()).catch(() => undefined).then(save);
  saving.set(queryClient, mine);
  return mine;

  async function save(): Promise<void> {
    const body = draft;
    try {
      const kept = await app.request<KeptOrderDraft>(pathOf(line), { method: 'PUT', body, ignore: [404], keepalive });
      queryClient.setQueryData(queryKey, kept);
    } catch (error) {
      // This page has it in any case.
      queryClient.setQueryData(queryKey, { ...draft, errors: {} });
      if (!isApiError(error, 404)) throw error;
    }
  }
}

/** Whether a draft is the one that is kept already. */
export const isKept = (app: AppContext, line: ProductLine, draft: OrderDraft): boolean => {
  const kept = app.queryClient.getQueryData(orderDraftQuery(app, line).queryKey);
  return isSame(kept ?? emptyDraft, draft);
};
