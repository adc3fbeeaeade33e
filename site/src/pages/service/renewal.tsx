import type { ServiceDetails } from '@hoster/contract';
import { isRunning } from '@hoster/domain/service-state';
import { DataList } from '@hoster/ui/data-list';
import { FormattedMessage } from 'react-intl';
import { DisplayPrice } from '../../features/currency/display-price.tsx';
import { Day } from '../../features/service-state/day.tsx';
import * as css from './page.css.ts';
import { Part } from './part.tsx';

/** When it renews and for how much. */
export function Renewal({ service }: { service: ServiceDetails }) {
  const { paid_until: paidUntil, auto_renew: auto, price, created, trial } = service;
  const renews = auto && isRunning(service.status);
  return (
    <Part
      id="renewal"
      title={
        <FormattedMessage
          id="account.service.renewal"
          defaultMessage="Term and renewal"
          description="Part of the page of a service"
        />
      }
    >
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
                  term: renews ? (
                    <FormattedMessage
                      id="account.service.renews"
                      defaultMessage="Renews"
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
          {
            id: 'price',
            term: (
              <FormattedMessage
                id="account.service.renewal-price"
                defaultMessage="Renewal price, without tax"
                description="What a month costs when it renews"
              />
            ),
            value: <DisplayPrice eur={price} monthly />,
          },
        ]}
      />
      {trial === 'none' ? null : (
        <p className={css.quiet}>
          {trial === 'free' ? (
            <FormattedMessage
              id="account.service.trial-free"
              defaultMessage="It began as a free trial. After the trial it renews from the balance at the price above; without enough money there it stops."
              description="Note about a free trial"
            />
          ) : (
            <FormattedMessage
              id="account.service.trial-paid"
              defaultMessage="It began as a paid trial. After the trial it renews from the balance at the price above; without enough money there it stops."
              description="Note about a paid trial"
            />
          )}
        </p>
      )}
    </Part>
  );
}
