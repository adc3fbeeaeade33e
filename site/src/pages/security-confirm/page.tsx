import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { identityCheckLink } from '../../features/auth/identity-check/identity-check-link.ts';
import { IdentityScreen } from '../../features/auth/identity-check/identity-screen.tsx';
import type { RefusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';

const none: readonly never[] = [];

/** `/my/security/confirm/` */
export function Page() {
  const { next, ways, way } = usePageData<typeof route>();
  const answer = useActionData<RefusedForm>();
  return (
    <IdentityScreen
      intro={
        <FormattedMessage
          id="security.confirm.intro"
          defaultMessage="For your security, confirm it’s you before changing how you sign in."
          description="Why the password is asked for again"
        />
      }
      way={way}
      ways={ways}
      otherWay={(other, words) => (
        <TextLink key={other} href={`${identityCheckLink(next)}&way=${other}`} data-replace>
          {words}
        </TextLink>
      )}
      problems={answer?.problems ?? none}
    />
  );
}
