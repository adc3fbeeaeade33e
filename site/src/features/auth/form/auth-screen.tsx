import { FormPage } from '@hoster/ui/form-page';
import type { ReactNode } from 'react';
import { useMainElement } from '../../../app/page-main.tsx';

interface AuthScreenProps {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
  /** Link to the alternative (sign in or sign up), below a divider. */
  other?: ReactNode;
}

/** Layout of the sign-in, sign-up and confirmation pages. */
export function AuthScreen({ title, intro, children, other }: AuthScreenProps) {
  const main = useMainElement();
  return (
    <FormPage {...main} framed={main.element === 'div'} title={title} intro={intro} footer={other}>
      {children}
    </FormPage>
  );
}
