import type { ServiceDetails, ServiceRenewal } from '@hoster/contract';
import { Text } from '@hoster/ui/text';
import { Section } from '@hoster/ui/section';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { AutoRenewal } from './auto-renewal.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { useMay } from '../../app/visitor/use-may.ts';
import { NextPlanNotice } from '../../parts/service/next-plan-notice.tsx';
import { DisplayPrice } from '../../parts/price/display-price.tsx';
import { Day } from '../../parts/service/day.tsx';

/** The balance, which renewals are paid from. */
function RenewalSource() {
  const { menu } = useAuth();
  return (
    <>
      <a href="/my/billing/">
        <FormattedMessage
          id="account.service.renewal-balance"
          defaultMessage="Account balance"
          description="Link to the balance: where the money of the renewal comes from"
        />
      </a>
      {menu ? (
        <>
          {' '}
          (<LedgerPrice value={menu.balance} column />)
        </>
      ) : null}
    </>
  );
}

/** What happens when the balance is too low. */
function LowBalance({ renewal: { card, first, grace_days: graceDays } }: { renewal: NonNullable<ServiceRenewal> }) {
  return (
    <>
      {card && first === 'balance' ? (
        <FormattedMessage
          id="account.service.renewal-card"
          defaultMessage="If the balance is too low, we charge your card {brand} •••• {last4}."
          description="Under the source of the renewal's money, where a card is saved"
          values={card}
        />
      ) : null}{' '}
      <FormattedMessage
        id="account.service.renewal-low"
        defaultMessage={
          '{days, plural, =0 {If the renewal payment fails, the service is suspended immediately.} one {If the renewal payment fails, the service is suspended #\u00a0day later.} other {If the renewal payment fails, the service is suspended #\u00a0days later.}}'
        }
        description="Under the source of the renewal's money; days: how long it runs on unpaid"
        values={{ days: graceDays }}
      />
    </>
  );
}

/** Next renewal and its price. Nothing for a cancelled service, which doesn't renew. */
export function Renewal({ service }: { service: ServiceDetails }) {
  const { paid_until: paidUntil, auto_renew: auto, price, created, trial, renewal } = service;
  const mayOrder = useMay('orders');
  if (service.status === 'canceled') return null;
  const isAhead = auto && service.auto_pay && service.status === 'active';
  return (
    <Section
      size="small"
      id="renewal"
      title={
        <FormattedMessage
          id="account.service.renewal"
          defaultMessage="Renewal"
          description="Part of the page of a service"
        />
      }
    >
      {service.upgrade.next ? <NextPlanNotice service={service} next={service.upgrade.next} /> : null}
      <DataList
        items={[
          {
            id: 'created',
            term: (
              <FormattedMessage id="account.service.created" defaultMessage="Ordered" description="Date of the order" />
            ),
            value: <Day value={created} time />,
          },
          ...(paidUntil === null
            ? []
            : [
                {
                  id: 'until',
                  term: isAhead ? (
                    <FormattedMessage
                      id="account.service.renews"
                      defaultMessage="Next renewal"
                      description="Date of the renewal"
                    />
                  ) : (
                    <FormattedMessage
                      id="account.service.paid-until"
                      defaultMessage="Paid until"
                      description="Date of the end"
                    />
                  ),
                  value: <Day value={paidUntil} time />,
                },
              ]),
          // A service that is ending has no renewal price.
          ...(auto
            ? [
                {
                  id: 'price',
                  term: (
                    <FormattedMessage
                      id="account.service.renewal-price"
                      defaultMessage="Renewal price, excluding VAT"
                      description="What a month costs when it renews"
                    />
                  ),
                  value: <DisplayPrice eur={price} monthly column />,
                },
              ]
            : []),
          ...(renewal
            ? [
                {
                  id: 'total',
                  term: (
                    <FormattedMessage
                      id="account.service.renewal-total"
                      defaultMessage="Next charge, including VAT"
                      description="What is charged at the next renewal"
                    />
                  ),
                  value: <LedgerPrice value={renewal.total} column />,
                },
                ...(service.auto_pay
                  ? [
                      {
                        id: 'source',
                        term: (
                          <FormattedMessage
                            id="account.service.renewal-source"
                            defaultMessage="Paid from"
                            description="Where the money of the renewal comes from"
                          />
                        ),
                        value: <RenewalSource />,
                        // After a failure, the card isn't charged again, and the grace period has started.
                        note: isAhead ? <LowBalance renewal={renewal} /> : undefined,
                      },
                    ]
                  : []),
              ]
            : []),
        ]}
      />
      <AutoRenewal service={service} />
      <Inline gap={12}>
        {mayOrder && renewal?.payable && !renewal.waiting ? (
          <LinkButton href={`/my/services/${service.id}/renew/`}>
            <FormattedMessage
              id="account.service.renew"
              defaultMessage="Renew now"
              description="Link from a service to the payment of its next term"
            />
          </LinkButton>
        ) : null}
        {mayOrder && service.upgrade.possible && !service.upgrade.waiting ? (
          <LinkButton href={`/my/services/${service.id}/upgrade/`}>
            <FormattedMessage
              id="account.service.upgrade"
              defaultMessage="Change plan"
              description="Link from a service to its other plans"
            />
          </LinkButton>
        ) : null}
      </Inline>
      {trial === 'none' ? null : (
        <Text size={14} tone="muted" lineHeight="inherit">
          {trial === 'free' ? (
            <FormattedMessage
              id="account.service.trial-free"
              defaultMessage="Started as a free trial. Outgoing mail (port 25) is blocked until the first payment."
              description="Note about a free trial"
            />
          ) : (
            <FormattedMessage
              id="account.service.trial-paid"
              defaultMessage="Started as a paid trial with full features."
              description="Note about a paid trial"
            />
          )}
        </Text>
      )}
    </Section>
  );
}
