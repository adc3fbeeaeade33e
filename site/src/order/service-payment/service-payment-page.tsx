import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { RoleRefuses } from '../../parts/account/role-refuses.tsx';
import type { ServiceAnswer } from './send.ts';

interface ServicePaymentPageProps {
  service: { id: number; name: string };
  /** Last part of the page's address. */
  path: 'renew' | 'upgrade';
  title: ReactNode;
  /** Shown below the title. */
  lead?: ReactNode;
  answer: ServiceAnswer | undefined;
  children: ReactNode;
}

/** Layout of a payment page for a service: the link back, the title, and a notice when the session has ended. */
export function ServicePaymentPage({ service, path, title, lead, answer, children }: ServicePaymentPageProps) {
  const mayOrder = useMay('orders');
  const address = `/my/services/${service.id}/`;
  return (
    <AccountPage
      above={
        <TextLink href={address} tone="quiet">
          <FormattedMessage
            id="account.pay.back"
            defaultMessage="← {name}"
            description="Link from a payment for a service back to it; name: of the service"
            values={{ name: service.name }}
          />
        </TextLink>
      }
      title={title}
      description={lead}
      narrow
    >
      {answer?.refusal.kind === 'session-ended' ? <SessionEnded next={`${address}${path}/`} /> : null}
      {mayOrder ? children : <RoleRefuses />}
    </AccountPage>
  );
}
