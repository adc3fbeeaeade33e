/** Lists of the query by the prefix of the fields that count their items. */
const countedLists: Readonly<Record<string, string>> = { extra: 'extras', once: 'once', disk: 'disks' };

/**
 * Converts the plain fields of a configuration form to the query that the lines' parsers expect: `system=os-3` →
 * `os=3`, `extra-1=2` → `extras=1:2`, `disk-4=2` → `disks=4:2`, `ip=5` → `ips=5`. Fields that aren't part of an address
 * are dropped by its parser.
 */
export function canonicalQuery(form: FormData): URLSearchParams {
  const query = new URLSearchParams();
  const lists: Record<string, string[]> = {};
  /** An empty list must be explicit, else the defaults apply again. */
  const put = (list: string, item: string | null) => {
    const items = (lists[list] ??= []);
    if (item !== null) items.push(item);
    query.set(list, items.join(',') || 'none');
  };
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const counted = /^(extra|once|disk)-(\d{1,9})$/.exec(name);
    const list = counted?.[1] === undefined ? undefined : countedLists[counted[1]];
    if (list !== undefined) put(list, /^[1-9]\d{0,5}$/.test(value) ? `${counted?.[2]}:${value}` : null);
    else if (name === 'ip') put('ips', /^[1-9]\d{0,8}$/.test(value) ? value : null);
    else if (name === 'system') {
      const system = /^(os|image)-([1-9]\d{0,8})$/.exec(value);
      if (system?.[1] && system[2]) query.set(system[1], system[2]);
    } else if (value !== '') query.set(name, value);
  }
  return query;
}
