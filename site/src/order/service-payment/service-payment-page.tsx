import { Heading } from '@hoster/ui/heading';
import { PageBody } from '@hoster/ui/page-body';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
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
  const address = `/my/services/${service.id}/`;
  return (
    <main id="main">
      <PageBody width="narrow" padding="small" gap={40}>
        <Stack element="header" gap={12}>
          <p>
            <TextLink href={address} tone="quiet">
              <FormattedMessage
                id="account.pay.back"
                defaultMessage="← {name}"
                description="Link from a payment for a service back to it; name: of the service"
                values={{ name: service.name }}
              />
            </TextLink>
          </p>
          <Heading level={1} size={36}>
            {title}
          </Heading>
          {lead}
        </Stack>
        {answer?.refusal.kind === 'session-ended' ? <SessionEnded next={`${address}${path}/`} /> : null}
        {children}
      </PageBody>
    </main>
  );
}
