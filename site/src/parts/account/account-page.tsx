import { PageBody } from '@hoster/ui/page-body';
import { PageHead } from '@hoster/ui/page-head';
import { useLive } from '../../app/live/use-live.ts';
import type { ComponentProps, ReactNode } from 'react';

export interface AccountPageProps extends Omit<ComponentProps<typeof PageHead>, 'children'> {
  /** Content below the title. */
  children: ReactNode;
}

/** A page behind the login, which stays up to date while it's open: its title with the primary action, and its content. The frame around it is the layout's. */
export function AccountPage({ children, ...head }: AccountPageProps) {
  useLive();
  return (
    <main id="main">
      <PageBody padding="small" gap={40}>
        <PageHead {...head} />
        {children}
      </PageBody>
    </main>
  );
}
