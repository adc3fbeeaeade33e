import { z } from 'zod';

/** The product lines: what is sold, and has an order page. */
export const ProductLine = z.enum(['vps', 'web_hosting', 'dedicated', 'backup', 'vpn']);
export type ProductLine = z.infer<typeof ProductLine>;

/** Returns a value for every product line. */
export const perLine = <Value>(valueOf: (line: ProductLine) => Value): Record<ProductLine, Value> =>
  Object.fromEntries(ProductLine.options.map((line) => [line, valueOf(line)])) as Record<ProductLine, Value>;
