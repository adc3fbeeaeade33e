import { FormPage } from '@hoster/ui/form-page';
import type { ReactNode } from 'react';

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
    <FormPage element="main" id="main" title={title} intro={intro} footer={other}>
      {children}
    </FormPage>
  );
}
