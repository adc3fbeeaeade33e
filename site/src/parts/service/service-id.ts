import { data } from 'react-router-dom';

/** The id of a service in an address. @throws a 404 answer for an invalid one */
export function serviceIdOf(text: string | undefined): number {
  const id = Number(text);
  // Each page has only one address: `1e0` and `01` aren't ids.
  if (!Number.isSafeInteger(id) || id < 1 || String(id) !== text) throw data(null, { status: 404 });
  return id;
}
