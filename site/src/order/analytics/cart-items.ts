import { fromCents, type Cents } from '@hoster/domain/money/money';
import type { PriceLine } from '@hoster/domain/money/pricing';
import type { CartChange, CartEvent, CartItem, CartView } from './cart-event.ts';
import type { Cart } from './cart.ts';

/** A line of a total that is a part of the cart, not a discount or tax. */
type CartLine = PriceLine & { kind: CartItem['kind'] };

const isPart = (line: PriceLine): line is CartLine => line.kind !== 'discount' && line.kind !== 'tax';

const partsOf = ({ total }: Cart): CartLine[] => total.lines.filter(isPart);

/** Before discounts, in the first term. */
const centsOf = (parts: readonly CartLine[]): Cents =>
  parts.reduce((sum, { unitCents, count, months }) => sum + unitCents * count * Math.max(1, months), 0);

function contentOf({ line, total }: Cart, parts: readonly CartLine[]): Omit<CartEvent, 'name'> {
  const plan = total.lines.find(({ kind }) => kind === 'tariff')?.key ?? '';
  return {
    currency: 'EUR',
    value: fromCents(centsOf(parts)),
    // Field by field, so that fields added to lines later aren't passed on automatically.
    items: parts.map(({ kind, key, label = key, unitCents, count, months }) => {
      return { line, plan, kind, key, name: label, price: fromCents(unitCents), count, months };
    }),
  };
}

/** An event with the whole cart. */
export function cartView(name: CartView['name'], cart: Cart): CartView {
  const parts = partsOf(cart);
  return { name, ...contentOf(cart, parts), discount: fromCents(centsOf(parts) - cart.total.net) };
}

/** Parts with the same id are identical; a different price or term makes a different part. */
const idOf = ({ kind, key, months, unitCents }: CartLine): string => [kind, key, months, unitCents].join(' ');

/** The parts of a cart with the units that another cart lacks. */
function beyond(parts: readonly CartLine[], others: readonly CartLine[]): CartLine[] {
  const left = new Map<string, number>();
  for (const part of others) left.set(idOf(part), (left.get(idOf(part)) ?? 0) + part.count);
  return parts.flatMap((part) => {
    const known = left.get(idOf(part)) ?? 0;
    left.set(idOf(part), Math.max(0, known - part.count));
    return part.count > known ? [{ ...part, count: part.count - known }] : [];
  });
}

/**
 * Differences between two carts: up to one event for removed and one for added parts. Added minus removed is the change
 * of the cart's value.
 */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  const [removed, added] = [beyond(was, is), beyond(is, was)];
  return [
    ...(removed.length > 0 ? [{ name: 'remove_from_cart' as const, ...contentOf(before, removed) }] : []),
    ...(added.length > 0 ? [{ name: 'add_to_cart' as const, ...contentOf(after, added) }] : []),
  ];
}
