import type { ReactNode } from 'react';

/** Header, page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
