import { Heading } from '@hoster/ui/heading';
import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import * as css from './auth-screen.css.ts';

interface AuthScreenProps {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  /** The other way in, under a hairline. */
  other?: ReactNode;
}

/** Layout of the sign-in, sign-up and confirmation pages. */
export function AuthScreen({ title, intro, children, other }: AuthScreenProps) {
  return (
    <main id="main" className={css.screen}>
      <div className={css.heading}>
        <Heading level={1} size={36}>
          {title}
        </Heading>
        {intro === undefined ? null : <Text tone="muted">{intro}</Text>}
      </div>
      {children}
      {other === undefined ? null : <Text className={css.other}>{other}</Text>}
    </main>
  );
}
