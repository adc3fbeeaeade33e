import { Disclosure } from '@hoster/ui/disclosure';
import { Inline } from '@hoster/ui/inline';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Hides the password from onlookers. Opens with `details`, so without script too. */
export const HiddenPassword = ({ children }: { children: ReactNode }) => (
  // At the end of its line, like other values.
  <Inline justify="end">
    <Disclosure
      variant="plain"
      // May be opened before the script has loaded.
      suppressHydrationWarning
      summary={
        <FormattedMessage
          id="account.access.show-password"
          defaultMessage="Show password"
          description="Opens the hidden password"
        />
      }
    >
      {children}
    </Disclosure>
  </Inline>
);
