import { data } from 'react-router-dom';

/** The id of a service in an address. @throws a 404 answer for what can't be one */
export function serviceIdOf(text: string | undefined): number {
  const id = Number(text);
  // An address has one way to be written: `1e0` and `01` are no ids.
  if (!Number.isSafeInteger(id) || id < 1 || String(id) !== text) throw data(null, { status: 404 });
  return id;
}
