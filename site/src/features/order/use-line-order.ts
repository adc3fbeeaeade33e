import type { ProductLine } from '@hoster/contract';
import type { CommonChoice } from '@hoster/domain/order-address';
import { useCallback, useMemo } from 'react';
import type { LineOrder } from './line-order.ts';
import type { OrderNotes } from './order-notes.ts';
import type { Stage } from './stages.ts';
import { useAddressState } from './use-address-state.ts';
import { useDraftNotes } from './use-draft-notes.ts';

interface LineOrderArgs<Choice extends CommonChoice, Order extends LineOrder & { choice: Choice }> {
  line: ProductLine;
  /** The order of the address. Must be the same object as long as nothing of it changes. */
  read: Order;
  /** Stays in the address when the configuration changes. */
  stage: Stage;
  /** Who was chosen in a form that came back, where the draft doesn't say it; see `OrderNotes`. */
  payer: number | null;
  /** The same order with another choice. Must be a stable function, as `queryOf`. */
  orderWith: (base: Order, choice: Choice, notes: OrderNotes) => Order;
  /** The query of an order; with the stage, if it's to stay. */
  queryOf: (base: Order, choice: Choice, stage?: Stage) => URLSearchParams;
}

/** An order while it's put together: the choice lives in the address, the notes in the draft. */
export function useLineOrder<Choice extends CommonChoice, Order extends LineOrder & { choice: Choice }>(
  args: LineOrderArgs<Choice, Order>,
) {
  const { line, read, stage, payer, orderWith, queryOf } = args;
  const [typed, note] = useDraftNotes(line);
  const write = useCallback((choice: Choice) => queryOf(read, choice, stage), [queryOf, read, stage]);
  const [choice, set] = useAddressState<Choice>(read.choice, write);
  const order = useMemo(
    () => orderWith(read, choice, payer === null ? typed : { ...typed, payer }),
    [orderWith, read, choice, typed, payer],
  );
  // One object for as long as the order is the same: what shows only it isn't drawn again.
  return useMemo(() => {
    const choose = (change: Partial<Choice>, typing = false) => set((before) => ({ ...before, ...change }), { typing });
    return {
      line,
      order,
      /** Changes the choice immediately. */
      choose: (change: Partial<Choice>) => choose(change),
      /** Changes texts: the address follows when typing pauses. */
      type: (change: Partial<Choice>) => choose(change, true),
      note,
      /** Changes a choice and a note together. */
      change: (change: Partial<Choice>, notes: Partial<OrderNotes>) => {
        note(notes);
        choose(change);
      },
      /** The configuration as a query, without the stage. */
      query: queryOf(order, order.choice),
    };
  }, [line, order, set, note, queryOf]);
}
