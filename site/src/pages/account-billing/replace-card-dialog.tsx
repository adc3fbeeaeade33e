import type { SavedCard } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';

/** Leads to the bank, which checks a card that takes the place of a saved one. Closed without one. */
export function ReplaceCardDialog({ card }: { card: SavedCard | undefined }) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === 'replace-card';
  const opening = formatMessage({
    id: 'account.cards.opening',
    defaultMessage: 'Opening the bank’s page…',
    description: 'On the button while a check of a card is started',
  });
  const name = card ? `${card.brand} •••• ${card.last4}` : '';
  return (
    <EditDialog
      open={card !== undefined}
      back="/my/billing/"
      title={
        <FormattedMessage
          id="account.card.replace-title"
          defaultMessage="Replace {card}"
          description="Title of the dialog that starts replacing a saved card"
          values={{ card: name }}
        />
      }
      description={
        <FormattedMessage
          id="account.card.replace-text"
          defaultMessage="The bank checks your new card without a charge. Once it’s approved, it takes over from {card}: we charge it for the same services and remove the old card."
          description="In the dialog that starts replacing a saved card"
          values={{ card: name }}
        />
      }
    >
      <form method="post" action="/my/billing/">
        <input type="hidden" name="intent" value="replace-card" />
        <input type="hidden" name="id" value={card?.id ?? ''} />
        <Inline gap={12}>
          <Button type="submit" variant="action" loading={busy} loadingLabel={opening}>
            <FormattedMessage
              id="account.card.replace-next"
              defaultMessage="Continue to the bank"
              description="Button that opens the bank’s page, where a new card is checked"
            />
          </Button>
        </Inline>
      </form>
    </EditDialog>
  );
}
