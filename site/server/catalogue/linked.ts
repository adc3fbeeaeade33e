import { z } from 'zod';

/** A list of items with a page each. */
export const Linked = z.array(z.object({ url: z.string() }));

/** Their addresses. */
export const urlsOf = (...lists: readonly z.infer<typeof Linked>[]): string[] => lists.flat().map(({ url }) => url);
