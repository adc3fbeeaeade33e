import type { Finance } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
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
      <CardNotice finance={finance} saved={saved} />
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
          {finance.saved_cards.map(
            ({ id, brand, last4, exp_month, exp_year, expires_soon, is_expired, is_default }) => (
              <Row
                key={id}
                intent="forget-card"
                id={id}
                label={formatMessage(
                  { id: 'account.card.remove', defaultMessage: 'Remove {brand} ending in {last4}' },
                  { brand, last4 },
                )}
                more={
                  <>
                    <LinkButton
                      href={`/my/billing/?replace=${id}`}
                      size="small"
                      data-keep-scroll
                      aria-label={formatMessage(
                        { id: 'account.card.replace-named', defaultMessage: 'Replace {brand} ending in {last4}' },
                        { brand, last4 },
                      )}
                    >
                      <FormattedMessage
                        id="account.card.replace"
                        defaultMessage="Replace"
                        description="Link: another card takes the place of a saved one"
                      />
                    </LinkButton>
                    {is_default || is_expired ? null : (
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
                    )}
                  </>
                }
              >
                <strong>{`${brand} •••• ${last4}`}</strong>
                {is_expired ? (
                  <Badge tone="danger">
                    <Expiry month={exp_month} year={exp_year} isExpired />
                  </Badge>
                ) : (
                  <Text element="span" size={14} tone="muted" lineHeight="inherit">
                    <Expiry month={exp_month} year={exp_year} />
                  </Text>
                )}
                {expires_soon ? (
                  <Badge tone="warning">
                    <FormattedMessage
                      id="account.card.soon"
                      defaultMessage="Expires soon"
                      description="Mark of a saved card: within two months"
                    />
                  </Badge>
                ) : null}
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
            ),
          )}
        </ItemList>
      )}
      {mayChange ? <RenewalSource finance={finance} saved={saved === 'renewal-source'} /> : null}
    </Section>
  );
}

const Expiry = ({ isExpired = false, month, year }: { isExpired?: boolean; month: number; year: number }) => (
  <FormattedMessage
    id="account.card.expires"
    defaultMessage="{expired, select, true {Expired} other {Expires}} {date}"
    description="Of a saved card: month and year"
    values={{ expired: isExpired, date: `${String(month).padStart(2, '0')}/${year}` }}
  />
);
