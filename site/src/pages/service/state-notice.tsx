import type { ServiceDetails, ServiceRenewal } from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import { Callout, type CalloutProps } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAccess } from '../../app/visitor/use-may.ts';
import { paymentHref } from '../../parts/payment-cell/payment-href.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Day } from '../../parts/service/day.tsx';
import { stateTexts, stateTitles } from './state-words.ts';

type NoticeState = keyof typeof stateTitles;

const TONES: Record<NoticeState, CalloutProps['tone']> = {
  awaiting_payment: 'warning',
  pending_setup: 'info',
  failed_setup: 'danger',
  suspended: 'warning',
  failed_renew: 'danger',
  canceled: 'neutral',
};

/** Explanation of a service's state with the next step; nothing for a running one. */
export function StateNotice({ service }: { service: ServiceDetails }) {
  const { held_until: held, kind, status, status_reason: reason } = service;
  if (status === 'active')
    return held === null ? null : (
      <Callout tone="info">
        <Held until={held} />
      </Callout>
    );
  const text = stateTexts[kind === 'dedicated' && status === 'pending_setup' ? 'pending_delivery' : status];
  return (
    <Callout
      tone={TONES[status]}
      title={<FormattedMessage {...stateTitles[status]} />}
      actions={<NoticeAction service={service} />}
    >
      <p>{reason ?? <FormattedMessage {...text} />}</p>
      <Deadline renewal={service.renewal} />
      {held !== null && service.renewal !== null ? (
        <p>
          <Held until={held} />
        </p>
      ) : null}
    </Callout>
  );
}

/** Our promise not to suspend a service yet. */
const Held = ({ until }: { until: string }) => (
  <FormattedMessage
    id="account.service.held"
    defaultMessage="We won’t suspend or delete this service before {day}, even if it isn’t paid for."
    description="A service that staff keep running until a day"
    values={{ day: <Day value={until} /> }}
  />
);

/** Consequences of not paying, and the date. */
function Deadline({ renewal }: { renewal: ServiceRenewal }) {
  if (renewal?.deletes) {
    return (
      <p>
        <FormattedMessage
          id="account.service.deletes"
          defaultMessage="We keep its data until {day}. After that it’s deleted and can’t be restored."
          description="A suspended service: until when its data is kept"
          values={{ day: <Day value={renewal.deletes} /> }}
        />
      </p>
    );
  }
  return renewal?.suspends ? (
    <p>
      <FormattedMessage
        id="account.service.suspends"
        defaultMessage="It keeps running until {day}. After that it’s suspended."
        description="A service that could not be renewed: until when it runs"
        values={{ day: <Day value={renewal.suspends} /> }}
      />
    </p>
  ) : null;
}

function NoticeAction({
  service: { id, kind, status, renewal, suspension, payment_object_ref: ref },
}: {
  service: ServiceDetails;
}): ReactNode {
  const href = useLocalPath();
  const may = useAccess();
  switch (status) {
    case 'awaiting_payment':
      return ref === null ? null : (
        <LinkButton href={paymentHref(ref)} variant="action">
          <FormattedMessage id="account.service.pay" defaultMessage="Go to payment" description="Link to the payment" />
        </LinkButton>
      );
    case 'pending_setup':
      return (
        <LinkButton href={`/my/services/${id}/`} data-keep-scroll data-replace>
          <FormattedMessage
            id="account.service.check"
            defaultMessage="Refresh status"
            description="Link that shows the state anew"
          />
        </LinkButton>
      );
    case 'failed_setup':
    case 'canceled':
      return may('orders') ? (
        <LinkButton href={href(linePages[kind])}>
          <FormattedMessage
            id="account.service.order-again"
            defaultMessage="Order again"
            description="Link to the order page of the same kind of service, where this one failed or was cancelled"
          />
        </LinkButton>
      ) : null;
    default:
      if (suspension?.cause === 'staff') return <SupportLink />;
      return (
        <>
          {may('orders') && renewal?.payable && !renewal.waiting ? (
            <LinkButton href={`/my/services/${id}/renew/`} variant="action">
              <FormattedMessage
                id="account.service.pay-now"
                defaultMessage="Pay now"
                description="Link to the payment of the next term where a service could not be renewed"
              />
            </LinkButton>
          ) : null}
          {may('billing') ? (
            <LinkButton href="/my/billing/?edit=top-up">
              <FormattedMessage
                id="account.service.top-up"
                defaultMessage="Top up balance"
                description="Link to the balance where a service could not be renewed"
              />
            </LinkButton>
          ) : null}
        </>
      );
  }
}

/** Link to a new ticket, for people whose role may open one. */
function SupportLink() {
  const may = useAccess();
  return may('support') ? (
    <LinkButton href="/my/tickets/new/" variant="action">
      <FormattedMessage
        id="account.service.support"
        defaultMessage="Contact support"
        description="Link to a new ticket where our team has suspended a service"
      />
    </LinkButton>
  ) : null;
}
