import type { Finance } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { ItemList } from '@hoster/ui/item-list';
import { Section } from '@hoster/ui/section';
import { Text } from '@hoster/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMay } from '../../app/visitor/use-may.ts';
import { Saved } from '../../parts/form/saved.tsx';
import { AddCard, CardNotice } from './add-card.tsx';
import { RenewalSource } from './renewal-source.tsx';
import { Row, RowAction } from './row.tsx';

interface CardsSectionProps {
  finance: Pick<Finance, 'saved_cards' | 'renewal_source'>;
  /** The last change. */
  saved: string | null;
}

/** Saved cards, and what renewals are paid from. */
export function CardsSection({ finance, saved }: CardsSectionProps) {
  const { formatMessage } = useIntl();
  const mayChange = useMay('billing');
  return (
    <Section
      id="cards"
      title={<FormattedMessage id="account.cards.title" defaultMessage="Payment methods" />}
      aside={mayChange ? <AddCard /> : null}
    >
      <CardNotice saved={saved} />
      {saved === 'card' ? (
        <Saved>
          <FormattedMessage
            id="account.cards.removed"
            defaultMessage="Card removed. We won’t charge it again."
            description="After a saved card was removed"
          />
        </Saved>
      ) : null}
      {saved === 'renewal-card' ? (
        <Saved>
          <FormattedMessage
            id="account.cards.renewal-saved"
            defaultMessage="Card for renewals updated."
            description="After another saved card was chosen for renewals"
          />
        </Saved>
      ) : null}
      {finance.saved_cards.length === 0 ? (
        <Text size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="account.cards.none"
            defaultMessage="No saved cards yet. Add one to pay for renewals. The bank stores its number; we never see it."
            description="There are no saved cards"
          />
        </Text>
      ) : (
        <ItemList>
          {finance.saved_cards.map(({ id, brand, last4, exp_month, exp_year, is_expired, is_default }) => (
            <Row
              key={id}
              intent="forget-card"
              id={id}
              label={formatMessage(
                { id: 'account.card.remove', defaultMessage: 'Remove {brand} ending in {last4}' },
                { brand, last4 },
              )}
              more={
                is_default || is_expired ? null : (
                  <RowAction
                    intent="renewal-card"
                    id={id}
                    label={formatMessage(
                      {
                        id: 'account.card.renew-named',
                        defaultMessage: 'Use {brand} ending in {last4} for renewals',
                      },
                      { brand, last4 },
                    )}
                  >
                    <FormattedMessage
                      id="account.card.renew"
                      defaultMessage="Use for renewals"
                      description="Button: lets renewals be charged to a saved card"
                    />
                  </RowAction>
                )
              }
            >
              <strong>{`${brand} •••• ${last4}`}</strong>
              <Text element="span" size={14} tone="muted" lineHeight="inherit">
                <FormattedMessage
                  id="account.card.expires"
                  defaultMessage="{expired, select, true {Expired} other {Expires}} {date}"
                  description="Of a saved card: month and year"
                  values={{ expired: is_expired === true, date: `${String(exp_month).padStart(2, '0')}/${exp_year}` }}
                />
              </Text>
              {is_default ? (
                <Badge>
                  <FormattedMessage
                    id="account.card.default"
                    defaultMessage="Used for renewals"
                    description="The saved card that renewals are charged to"
                  />
                </Badge>
              ) : null}
            </Row>
          ))}
        </ItemList>
      )}
      {mayChange ? <RenewalSource finance={finance} saved={saved === 'renewal-source'} /> : null}
    </Section>
  );
}
