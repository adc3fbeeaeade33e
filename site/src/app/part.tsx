import { Suspense, use, type ReactNode } from 'react';
import { AuthContext } from './visitor/use-auth.ts';
import { CountriesContext } from './visitor/use-countries.ts';
import { CurrencyContext } from './visitor/use-currency.ts';

/**
 * A part of the page that is taken over on its own, such as one with a script of its own (`lazyPart`). Nothing is shown
 * of one that the server didn't draw until its script has come.
 *
 * It reads what parts read of the visitor, so that a change of that waits until the part is taken over: React 19 forgets
 * the change for a part that it tried to take over before its script came, and finds other HTML there than it expects.
 */
export function Part({ children }: { children: ReactNode }) {
  use(AuthContext);
  use(CountriesContext);
  use(CurrencyContext);
  return <Suspense fallback={null}>{children}</Suspense>;
}
