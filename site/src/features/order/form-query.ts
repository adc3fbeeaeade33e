/**
 * A form can only send plain fields. Here those of the configuration become the query that `readOrderQuery` knows:
 * `system=os-3` → `os=3`, `extra-1=2` → `extras=1:2`. Fields that are no part of an address are dropped by its reader.
 */
export function canonicalQuery(form: FormData): URLSearchParams {
  const query = new URLSearchParams();
  const lists = { extras: [] as string[], once: [] as string[] };
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const extra = /^(extra|once)-(\d{1,9})$/.exec(name);
    if (extra) {
      const list = extra[1] === 'extra' ? 'extras' : 'once';
      if (/^[1-9]\d{0,5}$/.test(value)) lists[list].push(`${extra[2]}:${value}`);
      // An emptied list must be said, else the defaults come back.
      query.set(list, lists[list].join(',') || 'none');
    } else if (name === 'system') {
      const system = /^(os|image)-([1-9]\d{0,8})$/.exec(value);
      if (system?.[1] && system[2]) query.set(system[1], system[2]);
    } else if (value !== '') query.set(name, value);
  }
  return query;
}
