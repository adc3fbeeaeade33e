import type { Finance } from '@hoster/contract';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Split } from '@hoster/ui/split';
import { Text } from '@hoster/ui/text';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CountryOption } from '../../features/personal-info/country-options.ts';
import { PayerForm } from './payer-form.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';

const vatWords = defineMessages({
  pending: { id: 'account.vat.pending', defaultMessage: 'Checking VAT ID', description: 'State of a VAT id' },
  valid: { id: 'account.vat.valid', defaultMessage: 'VAT ID valid', description: 'State of a VAT id' },
  invalid: { id: 'account.vat.invalid', defaultMessage: 'VAT ID invalid', description: 'State of a VAT id' },
});
const vatTones = { pending: 'info', valid: 'success', invalid: 'danger' } as const;

interface BillingSectionProps {
  finance: Pick<Finance, 'saved_cards' | 'legal_entities'>;
  countries: readonly CountryOption[];
  /** The last change. */
  saved: string | null;
}

/** Saved cards and companies. */
export function BillingSection({ finance, countries, saved }: BillingSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Split gap={{ base: 40, lg: 64 }}>
      <Section id="cards" title={<FormattedMessage id="account.cards.title" defaultMessage="Saved cards" />}>
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
              defaultMessage="No saved cards yet. You can save one when you pay for an order. The bank stores its number; we never see it."
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
      </Section>
      <Section id="payers" title={<FormattedMessage id="account.payers.title" defaultMessage="Companies" />}>
        {saved === 'payer' ? (
          <Saved>
            <FormattedMessage
              id="account.payers.saved"
              defaultMessage="Companies updated."
              description="After a company was added or removed"
            />
          </Saved>
        ) : null}
        {finance.legal_entities.length === 0 ? null : (
          <ItemList>
            {finance.legal_entities.map(({ id, name, country, vat_id, vat_status, is_default }) => (
              <Row
                key={id}
                intent="remove-payer"
                id={id}
                label={formatMessage({ id: 'account.payer.remove', defaultMessage: 'Remove {name}' }, { name })}
              >
                <strong>{name}</strong>
                <Text element="span" size={14} tone="muted" lineHeight="inherit">
                  {[country, vat_id].filter(Boolean).join(' · ')}
                </Text>
                {vat_status === 'none' ? null : (
                  <Badge tone={vatTones[vat_status]}>{formatMessage(vatWords[vat_status])}</Badge>
                )}
                {is_default ? (
                  <Badge>
                    <FormattedMessage
                      id="account.payer.default"
                      defaultMessage="Default for new orders"
                      description="The company that orders are invoiced to"
                    />
                  </Badge>
                ) : null}
              </Row>
            ))}
          </ItemList>
        )}
        <PayerForm countries={countries} />
      </Section>
    </Split>
  );
}

interface RowActionProps {
  intent: string;
  id: number;
  /** Accessible name of the button, which includes the row's name. */
  label: string;
  children: ReactNode;
}

function RowAction({ intent, id, label, children }: RowActionProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" aria-label={label}>
        {children}
      </Button>
    </form>
  );
}

/** @param props.more actions before "Remove" */
function Row({ more, children, ...action }: RowActionProps & { more?: ReactNode }) {
  return (
    <Item
      actions={
        <>
          {more}
          <RowAction {...action}>
            <FormattedMessage id="account.remove" defaultMessage="Remove" description="Button: a card or a company" />
          </RowAction>
        </>
      }
    >
      {children}
    </Item>
  );
}
