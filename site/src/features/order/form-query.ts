/**
 * Without script the configuration is a GET form, and a form can only send plain fields. Here they become the query that
 * `readOrderQuery` knows: `system=os-3` → `os=3`, `extra-1=2` → `extras=1:2`, several `keys` → one list.
 */
export function canonicalQuery(raw: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  const lists = { extras: [] as string[], once: [] as string[] };
  const keys: string[] = [];
  for (const [name, value] of raw) {
    const extra = /^(extra|once)-(\d{1,9})$/.exec(name);
    if (extra) {
      const list = extra[1] === 'extra' ? lists.extras : lists.once;
      list.push(...(/^[1-9]\d{0,5}$/.test(value) ? [`${extra[2]}:${value}`] : []));
      // An emptied list must be said, else the defaults come back.
      if (!query.has(extra[1] === 'extra' ? 'extras' : 'once'))
        query.set(extra[1] === 'extra' ? 'extras' : 'once', 'none');
    } else if (name === 'system') {
      const system = /^(os|image)-([1-9]\d{0,8})$/.exec(value);
      if (system?.[1] && system[2]) query.set(system[1], system[2]);
    } else if (name === 'keys') keys.push(value);
    else if (value !== '' || name === 'name' || name === 'promo') query.set(name, value);
  }
  if (lists.extras.length > 0) query.set('extras', lists.extras.join(','));
  if (lists.once.length > 0) query.set('once', lists.once.join(','));
  const chosen = keys.filter((key) => key !== 'none');
  if (keys.length > 0) query.set('keys', chosen.join(',') || 'none');
  for (const name of ['name', 'promo']) if (query.get(name) === '') query.delete(name);
  return query;
}

/** Whether a query came from the form as it is, and has to be put in order first. */
export const isFormQuery = (query: URLSearchParams): boolean =>
  query.has('system') ||
  query.has('form') ||
  query.getAll('keys').length > 1 ||
  [...query.keys()].some((name) => /^(extra|once)-\d+$/.test(name));

/** What a form would send now, in order. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const query = canonicalQuery(new URLSearchParams(pairs));
  query.delete('form');
  return query;
}
