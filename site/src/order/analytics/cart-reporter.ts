import type { ProductLine } from '@hoster/contract';
import type { CartEvent } from './cart-event.ts';
import { cartChanges, cartView } from './cart-items.ts';
import type { Cart, ShowCart } from './cart.ts';

/** Milliseconds without a change after which a configuration counts, so that a slider's intermediate values don't. */
const PAUSE = 1000;

/**
 * Creates events from the carts shown. An order starts when its page is opened at the configuration; it continues
 * through the stages, and past a page of sign-in in between.
 * @param isReload whether the document was loaded again, so that a payment stage it shows isn't the order's first one
 */
export function createCartReporter(push: (event: CartEvent) => void, isReload: boolean): ShowCart {
  let shown: Cart | null = null;
  /** The cart according to the events so far. */
  let reported: Cart | null = null;
  /** The line whose order has reached the payment stage. */
  let checkedOut: ProductLine | null = null;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report(): void {
    if (reported && shown) for (const event of cartChanges(reported, shown)) push(event);
    reported = shown;
  }

  function open({ line, stage }: Cart): void {
    if (stage === 'configuration') checkedOut = null;
    else if (isReload && isFirst && stage === 'payment') checkedOut = line;
    isFirst = false;
  }

  return (cart) => {
    const isOpened = cart !== null && shown === null;
    const isOtherStage = cart?.stage !== shown?.stage;
    if (cart) shown = cart;
    clearTimeout(timer);
    if (!isOtherStage) {
      timer = setTimeout(report, PAUSE);
      return;
    }
    report();
    if (isOpened) open(cart);
    if (cart === null) shown = reported = null;
    else if (cart.stage === 'configuration') push(cartView('view_cart', cart));
    else if (cart.stage === 'payment' && checkedOut !== cart.line) {
      checkedOut = cart.line;
      push(cartView('begin_checkout', cart));
    }
  };
}
