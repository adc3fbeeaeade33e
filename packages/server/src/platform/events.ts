import type { Context, Events } from './context.ts';
import type { Db } from './db/types.ts';

/** Calls the handlers of an event one after the other, in the order of the modules. */
export async function announce<Name extends keyof Events>(
  context: Context,
  tx: Db,
  name: Name,
  data: Events[Name],
): Promise<void> {
  for (const handlers of context.handlers) await handlers[name]?.(context, tx, data);
}
