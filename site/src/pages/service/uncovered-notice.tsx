import type { ServiceDetails } from '@hoster/contract';
import { parseEuros } from '@hoster/domain/money/money';
import { endsSoon } from '@hoster/domain/order/service-state';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { useMay } from '../../app/visitor/use-may.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';

/** Warning that the next renewal, which is soon, can't be paid for: the balance is too low, and there's no card. */
export function UncoveredNotice({ service }: { service: ServiceDetails }) {
  const { menu } = useAuth();
  const mayBill = useMay('billing');
  const { auto_pay: pays, paid_until: until, renewal, status, trial_until: trial } = service;
  // A trial has a notice of its own.
  if (status !== 'active' || !pays || until === null || trial !== null || !renewal || !menu) return null;
  if (!endsSoon(new Date(until), new Date())) return null;
  const { card, total, waiting } = renewal;
  const [balance, costs] = [parseEuros(menu.balance), parseEuros(total)];
  if (card || waiting || balance === null || costs === null || balance >= costs) return null;
  return (
    <Callout
      tone="warning"
      title={
        <FormattedMessage
          id="account.service.uncovered.title"
          defaultMessage="Your balance doesn’t cover the next renewal"
          description="Title of the warning that a service can’t be renewed automatically"
        />
      }
      actions={
        mayBill ? (
          <>
            <LinkButton href="/my/billing/?edit=top-up" variant="action">
              <FormattedMessage
                id="account.service.uncovered.top-up"
                defaultMessage="Top up"
                description="Link to the form that adds money to the balance"
              />
            </LinkButton>
            <LinkButton href="/my/billing/#cards">
              <FormattedMessage
                id="account.service.uncovered.card"
                defaultMessage="Add card"
                description="Link to the saved cards"
              />
            </LinkButton>
          </>
        ) : undefined
      }
    >
      <p>
        <FormattedMessage
          id="account.service.uncovered.text"
          defaultMessage="The renewal costs {total}, including VAT, and there’s no card to charge. Top up or add a card by {day}."
          description="Warning that a service can’t be renewed automatically; day: of the renewal"
          values={{ total: <LedgerPrice value={total} />, day: <Day value={until} /> }}
        />
      </p>
    </Callout>
  );
}
