/** An account of the demo shop, with its published password. */
export interface DemoAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly role: 'customer' | 'staff';
}

/** The accounts that the demo seed creates. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'demo@hoster.example', username: 'demo', password: 'demo-hoster-2026', role: 'customer' },
  { email: 'staff@hoster.example', username: 'staff', password: 'staff-hoster-2026', role: 'staff' },
];

/** Whether an address is that of an account with a published password. */
export const isDemoAccount = (address: string): boolean => demoAccounts.some(({ email }) => email === address);
