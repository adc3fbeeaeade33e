/** Collects what is wrong with pages, and counts both by type of page. */
export function createReport() {
  const pages = new Map<string, number>();
  const faults = new Map<string, string[]>();
  const add = (type: string, url: string, fault: string) => {
    const line = `${new URL(url).pathname}: ${fault}`;
    faults.set(type, [...(faults.get(type) ?? []), line]);
  };
  return {
    count: (type: string) => void pages.set(type, (pages.get(type) ?? 0) + 1),
    add,
    /** All faults, as lines. */
    lines: () => [...faults.values()].flat(),
    /** Addresses and errors by type of page. */
    table: () => {
      const row = (type: string, count: number | string, wrong: number | string) =>
        `${type.padEnd(24)}${String(count).padStart(10)}${String(wrong).padStart(8)}`;
      const types = [...new Set([...pages.keys(), ...faults.keys()])].toSorted();
      const rows = types.map((type) => row(type, pages.get(type) ?? 0, faults.get(type)?.length ?? 0));
      const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
      const total = row('all', sum([...pages.values()]), sum([...faults.values()].map(({ length }) => length)));
      return [row('page', 'addresses', 'errors'), ...rows, total].join('\n');
    },
  };
}
