/** Path of the page that shows the buyer the result of the payment. */
export const successUrl = (ref: string): string => `/my/payment/?payment_object_ref=${ref}`;

/** Path and query of an address of our own: the mock providers send visitors back to the host that they came from. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  return pathname + search;
}
