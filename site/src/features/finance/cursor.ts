/** Where a page of a list begins: `?before=`; undefined on the first. */
export function cursorOf(url: URL): number | undefined {
  const asked = Number(url.searchParams.get('before') ?? Number.NaN);
  return Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
}

/** Address of a list with what isn't the default. */
export function listAddress(path: string, parts: Readonly<Record<string, string | number | null | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
