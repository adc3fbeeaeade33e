import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { useApp } from '../../app/app-context.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import type { ServiceAnswer } from '../../order/service-payment/send.ts';
import { ServicePaymentForm, useCharged } from '../../order/service-payment/service-payment-form.tsx';
import { ServicePaymentPage } from '../../order/service-payment/service-payment-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { RenewalWaiting } from '../../parts/service/renewal-waiting.tsx';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { UpgradeWaiting } from '../../parts/service/upgrade-waiting.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { route } from './route.ts';

/** `/my/services/:id/renew/` */
export function Page() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const chargedOf = useCharged();
  const { id, requestKey } = usePageData<typeof route>();
  const answer = useActionData<ServiceAnswer>();
  const { data: service } = useQuery(serviceQuery(app, id));
  if (!service) return null;
  const { renewal } = service;
  return (
    <ServicePaymentPage
      service={service}
      path="renew"
      title={
        <FormattedMessage
          id="account.renew.title"
          defaultMessage="Renew"
          description="Heading of the page that pays for the next term of a service"
        />
      }
      answer={answer}
    >
      {service.upgrade.waiting ? (
        <UpgradeWaiting waiting={service.upgrade.waiting} />
      ) : renewal?.waiting ? (
        <RenewalWaiting waiting={renewal.waiting} />
      ) : renewal && !renewal.payable ? (
        <Callout>
          <p>
            <FormattedMessage
              id="account.renew.far"
              defaultMessage="This service is already paid for three years ahead."
              description="Where no further term can be paid for yet"
            />
          </p>
        </Callout>
      ) : renewal ? (
        <ServicePaymentForm
          requestKey={requestKey}
          answer={answer}
          totals={[{ total: renewal.total }]}
          total={renewal.total}
          submit={
            <FormattedMessage
              id="account.renew.submit"
              defaultMessage="Pay {total}"
              description="Button that pays for the next term of a service"
              values={{ total: <LedgerPrice value={chargedOf(renewal.total)} /> }}
            />
          }
          sending={formatMessage({
            id: 'account.renew.sending',
            defaultMessage: 'Starting the payment',
            description: 'On the button while the payment is being started',
          })}
        >
          {() => (
            <>
              <input type="hidden" name="paid_until" value={service.paid_until ?? ''} />
              <DataList
                items={[
                  {
                    id: 'service',
                    term: (
                      <FormattedMessage
                        id="account.renew.service"
                        defaultMessage="Service"
                        description="Line of the renewal: what is renewed"
                      />
                    ),
                    value: <ServicePlan service={service} />,
                  },
                  {
                    id: 'until',
                    term: (
                      <FormattedMessage
                        id="account.renew.until"
                        defaultMessage="Paid until, after this payment"
                        description="Line of the renewal: the new end"
                      />
                    ),
                    value: <Day value={renewal.until} time />,
                  },
                  {
                    id: 'total',
                    term: (
                      <FormattedMessage
                        id="account.renew.total"
                        defaultMessage="Total, including VAT"
                        description="Line of the renewal: what is paid now"
                      />
                    ),
                    value: (
                      <strong>
                        <LedgerPrice value={chargedOf(renewal.total)} />
                      </strong>
                    ),
                  },
                ]}
              />
            </>
          )}
        </ServicePaymentForm>
      ) : (
        <Callout>
          <p>
            <FormattedMessage
              id="account.renew.none"
              defaultMessage="This service isn’t set to renew. If you’ve scheduled its cancellation, undo that on its page first."
              description="Where a service can’t be renewed"
            />
          </p>
        </Callout>
      )}
    </ServicePaymentPage>
  );
}
