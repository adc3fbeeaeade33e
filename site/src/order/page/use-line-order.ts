import type { SavedOrderDraft, ProductLine, OrderDraft } from '@hoster/contract';
import type { CommonChoice } from '@hoster/domain/order/address';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { emptySavedDraft, orderDraftQuery } from '../../api/order-draft.ts';
import { useApp } from '../../app/app-context.tsx';
import type { LineOrder } from '../line-order.ts';
import { draftInForm } from '../draft/draft-form.ts';
import type { Stage } from '../stages/stages.ts';
import { useAddressState } from '../../app/router/use-address-state.ts';
import { canonicalQuery } from '../actions/form-query.ts';
import { useOrderDraft } from '../draft/use-order-draft.ts';

/** What an order page passes to the hook of its line. */
export interface OrderHookArgs {
  /** The promo code that the line's context was loaded with. */
  promo: string | null;
  /** The query of the address, or the configuration of a rejected form. */
  search: URLSearchParams | string;
  /** Kept in the address when the configuration changes. */
  stage: Stage;
  /** The payer from a rejected form that was sent without script; null where the draft has it. */
  payer: number | null;
}

interface LineOrderArgs<
  Choice extends CommonChoice,
  Order extends LineOrder & { choice: Choice },
> extends OrderHookArgs {
  line: ProductLine;
  /** Reads an order from a query and the draft. Must be a stable function. */
  read: (query: URLSearchParams, savedDraft: SavedOrderDraft) => Order;
  /** The same order with another choice. Must be a stable function, as `queryOf`. */
  orderWith: (base: Order, choice: Choice, draft: OrderDraft) => Order;
  /** The query of an order, optionally with the stage. */
  queryOf: (base: Order, choice: Choice, stage?: Stage) => URLSearchParams;
  /** Ids of the account's default SSH keys, for lines whose services take keys. */
  defaultKeys?: (order: Order) => readonly number[];
}

/** An order in progress: the choice is stored in the address, the rest in the draft. */
export function useLineOrder<Choice extends CommonChoice, Order extends LineOrder & { choice: Choice }>(
  args: LineOrderArgs<Choice, Order>,
) {
  const { line, read, search, stage, payer, orderWith, queryOf, defaultKeys } = args;
  const [typed, changeDraft] = useOrderDraft(line);
  const { data: savedDraft = emptySavedDraft } = useQuery({ ...orderDraftQuery(useApp(), line), enabled: false });
  const base = useMemo(() => read(new URLSearchParams(search), savedDraft), [read, search, savedDraft]);
  const write = useCallback((choice: Choice) => queryOf(base, choice, stage), [queryOf, base, stage]);
  const [choice, set] = useAddressState<Choice>(base.choice, write);
  const order = useMemo(
    () => orderWith(base, choice, payer === null ? typed : { ...typed, legal_entity: payer }),
    [orderWith, base, choice, typed, payer],
  );
  // The same object while the order is unchanged, so that components that depend only on it don't re-render.
  return useMemo(() => {
    const choose = (change: Partial<Choice>, typing = false) => set((before) => ({ ...before, ...change }), { typing });
    return {
      line,
      order,
      /** Changes the choice immediately. */
      choose: (change: Partial<Choice>) => choose(change),
      /** Changes texts: the address is updated when typing pauses. */
      type: (change: Partial<Choice>) => choose(change, true),
      changeDraft,
      /** Changes a choice and the draft together. */
      change: (change: Partial<Choice>, draft: Partial<OrderDraft>) => {
        changeDraft(draft);
        choose(change);
      },
      /** Changes everything that a configuration form contains: what was chosen before the page was hydrated. */
      chooseForm: (form: FormData) => {
        const commentMax = order.context.limits.comment_max_length;
        changeDraft(draftInForm(form, order.draft, { commentMax, defaultKeys: defaultKeys?.(order) }));
        set(() => read(canonicalQuery(form), savedDraft).choice);
      },
      /** The configuration as a query, without the stage. */
      query: queryOf(order, order.choice),
      totalFor: (months: number) => orderWith(order, { ...order.choice, rent_period: months }, order.draft).total.total,
    };
  }, [line, order, set, changeDraft, orderWith, queryOf, read, savedDraft, defaultKeys]);
}
