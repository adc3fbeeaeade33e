/** Parts of a customer’s page, in their order. */
export const customerTabs = ['overview', 'services', 'money', 'tickets', 'sessions', 'emails', 'notes'] as const;
export type CustomerTab = (typeof customerTabs)[number];

/** Lists that the address leads through page by page. */
const customerLists = ['services', 'transactions', 'payments', 'invoices', 'tickets', 'emails'] as const;
export type CustomerListName = (typeof customerLists)[number];
/** Where the lists begin: `before` of their calls. */
export type Begins = Partial<Record<CustomerListName, number>>;

/** The part that an address asks for; the first one by default. */
export const tabIn = (url: URL): CustomerTab => {
  const wanted = url.searchParams.get('tab');
  return customerTabs.find((tab) => tab === wanted) ?? 'overview';
};

/** An id in the query of an address. */
export function idIn(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
}

/** Where the lists of an address begin. */
export const beginsIn = (url: URL): Begins =>
  Object.fromEntries(
    customerLists.flatMap((list) => {
      const before = idIn(url, list);
      return before === undefined ? [] : [[list, before]];
    }),
  );

/** Address of a part. */
export function tabHref(id: number, tab: CustomerTab, more: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams();
  if (tab !== 'overview') query.set('tab', tab);
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return `/admin/customers/${id}/${query.size > 0 ? `?${query.toString()}` : ''}`;
}
