import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Returns JSON that is safe in a script element: nothing in it can end the element. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const known = new WeakMap<object, string>();

/**
 * JSON of an answer, serialised once for all pages that share it. Shared answers are recognised by being frozen, so
 * they can't have changed.
 */
function dataJson(data: unknown): string {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return safeJson(data ?? null);
  const text = known.get(data) ?? safeJson(data);
  known.set(data, text);
  return text;
}

function queryJson({ state: { data, ...state }, ...query }: DehydratedState['queries'][number]): string {
  return `{"state":{"data":${dataJson(data)},${safeJson(state).slice(1)},${safeJson(query).slice(1)}`;
}

/** The state that the browser hydrates a page with, as JSON for a script element. */
export function bootJson(queryClient: QueryClient, rest: { facts: unknown; router: unknown }): string {
  const { queries, ...state } = dehydrate(queryClient);
  const list = `[${queries.map(queryJson).join()}]`;
  return `{"queries":{"queries":${list},${safeJson(state).slice(1)},${safeJson(rest).slice(1)}`;
}
