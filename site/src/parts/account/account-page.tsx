import { PageHead } from '@hoster/ui/page-head';
import { Stack } from '@hoster/ui/stack';
import type { ComponentProps, ReactNode } from 'react';
import { useLive } from '../../app/live/use-live.ts';
import * as css from './account-page.css.ts';

export interface AccountPageProps extends Omit<ComponentProps<typeof PageHead>, 'children'> {
  /** Whether the content is as wide as a form. @default false */
  narrow?: boolean;
  /** Content below the title. */
  children: ReactNode;
}

/**
 * A page behind the login: its title with the primary action, and its content. What it shows is live. The frame around it
 * is the layout's.
 */
export function AccountPage({ narrow = false, children, ...head }: AccountPageProps) {
  useLive();
  return (
    <Stack gap={32} align="stretch" className={narrow ? css.narrow : undefined}>
      <PageHead {...head} />
      {children}
    </Stack>
  );
}
