import type { CustomerTab } from './tabs.ts';

/** Actions that the address opens a dialog for (`?dialog=`), with the part of the page that they belong to. */
export const dialogTabs = {
  block: 'overview',
  unblock: 'overview',
  'sign-out': 'overview',
  confirm: 'overview',
  look: 'overview',
  merge: 'overview',
  erase: 'overview',
  balance: 'money',
  refund: 'money',
} as const satisfies Record<string, CustomerTab>;
export type DialogName = keyof typeof dialogTabs;

export const isDialog = (name: string | null): name is DialogName => name !== null && Object.hasOwn(dialogTabs, name);

/** A dialog that the address opens. */
export interface OpenDialog {
  name: DialogName;
  /** The person whom it is about; null: the account. */
  user: number | null;
  /** The address that it is about; empty: none. */
  email: string;
  /** Reference of the payment that it is about; empty: none. */
  payment: string;
}

/** The dialog that an address opens; null for none. */
export function dialogIn(url: URL): OpenDialog | null {
  const name = url.searchParams.get('dialog');
  if (!isDialog(name)) return null;
  const user = Number(url.searchParams.get('user'));
  return {
    name,
    user: Number.isSafeInteger(user) && user > 0 ? user : null,
    email: (url.searchParams.get('email') ?? '').slice(0, 254),
    payment: (url.searchParams.get('payment') ?? '').slice(0, 64),
  };
}
