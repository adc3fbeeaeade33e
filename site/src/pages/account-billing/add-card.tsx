import type { Finance } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { Saved } from '../../parts/form/saved.tsx';

/** Leads to the bank, which checks a card without a charge. */
export function AddCard() {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === 'add-card';
  const opening = formatMessage({
    id: 'account.cards.opening',
    defaultMessage: 'Opening the bank’s page…',
    description: 'On the button while a check of a card is started',
  });
  return (
    <form method="post">
      <input type="hidden" name="intent" value="add-card" />
      <Button type="submit" size="small" loading={busy} loadingLabel={opening}>
        <FormattedMessage
          id="account.cards.add"
          defaultMessage="Add card"
          description="Button that leads to the bank, where a card is checked without a charge"
        />
      </Button>
    </form>
  );
}

interface CardNoticeProps {
  finance: Pick<Finance, 'saved_cards' | 'renewal_source'>;
  saved: string | null;
}

/** What came of the last check. */
export function CardNotice({ finance, saved }: CardNoticeProps) {
  switch (saved) {
    case 'card-added':
      return (
        <Saved>
          <CardAdded finance={finance} />
        </Saved>
      );
    case 'card-replaced':
      return (
        <Saved>
          <FormattedMessage
            id="account.cards.replaced"
            defaultMessage="Card replaced. We won’t charge the old one again."
            description="After a new card was checked and took the place of a saved one"
          />
        </Saved>
      );
    case 'card-waits':
      return (
        <Callout tone="info" role="status">
          <p>
            <FormattedMessage
              id="account.cards.waits"
              defaultMessage="The bank is still checking your card. It’ll appear here in a moment."
              description="After a card was given to the bank, which hasn’t answered yet"
            />
          </p>
        </Callout>
      );
    case 'card-failed':
      return (
        <Callout tone="danger" role="alert">
          <p>
            <FormattedMessage
              id="account.cards.failed"
              defaultMessage="The card wasn’t added. You haven’t been charged. Try again or use another card."
              description="After the bank declined a card, or the customer came back without one"
            />
          </p>
        </Callout>
      );
    case 'replace-failed':
      return (
        <Callout tone="danger" role="alert">
          <p>
            <FormattedMessage
              id="account.cards.replace-failed"
              defaultMessage="The card wasn’t replaced, and your saved card hasn’t changed. Try again or use another card."
              description="After the bank declined a card that was to replace a saved one"
            />
          </p>
        </Callout>
      );
    default:
      return null;
  }
}

/** What renewals are paid from now, in the order that the customer has chosen. */
function CardAdded({ finance: { renewal_source: first, saved_cards: cards } }: Pick<CardNoticeProps, 'finance'>) {
  const card = cards.find(({ is_default: isDefault }) => isDefault);
  return (
    <FormattedMessage
      id="account.cards.added"
      defaultMessage="{first, select, balance {Card added. Renewals are paid from your balance first, then with {card}.} card {Card added. Renewals are paid with {card} first, then from your balance.} other {Card added.}}"
      description="After a card was checked and saved: what renewals are paid from, first the balance or the card for renewals"
      values={{ first: card ? first : 'none', card: card && `${card.brand} •••• ${card.last4}` }}
    />
  );
}
