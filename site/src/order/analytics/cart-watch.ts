import { readConsent, watchConsent } from '../../app/visitor/consent.ts';
import type { Cart, ShowCart } from './cart.ts';

/** The most carts kept for the script that reports them; the oldest are dropped. */
const MOST_KEPT = 50;

/**
 * The part of analytics that an order page loads. Passes the carts on after consent, to a script that is requested only
 * then. A cart from before consent isn't passed on, except the one on the screen.
 * @param load asks for that script; called once
 */
export function createCartWatch(load: () => Promise<ShowCart>): ShowCart {
  let shown: Cart | null = null;
  let waiting: Parameters<ShowCart>[0][] = [];
  let report: ShowCart | undefined;

  function start(): ShowCart {
    load().then(
      (loaded) => {
        for (const cart of waiting) loaded(cart);
        report = loaded;
        waiting = [];
      },
      // Without its script nothing is reported.
      () => {
        report = () => undefined;
      },
    );
    return (cart) => {
      waiting = [...waiting, cart].slice(-MOST_KEPT);
    };
  }

  watchConsent(() => {
    waiting = [];
    if (!readConsent().analytics) report?.(null);
    else if (shown) (report ??= start())(shown);
  });
  return (cart) => {
    shown = cart;
    if (readConsent().analytics) (report ??= start())(cart);
  };
}
