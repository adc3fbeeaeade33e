import type { Finance } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { ItemList } from '@hoster/ui/item-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { useMay } from '../../app/visitor/use-may.ts';
import type { CountryOption } from '../../features/personal-info/country-options.ts';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import type { BillingAnswer } from './billing-action.ts';
import { PayerForm } from './payer-form.tsx';
import { Row } from './row.tsx';

const vatWords = defineMessages({
  pending: { id: 'account.vat.pending', defaultMessage: 'Checking VAT ID', description: 'State of a VAT id' },
  valid: { id: 'account.vat.valid', defaultMessage: 'VAT ID valid', description: 'State of a VAT id' },
  invalid: { id: 'account.vat.invalid', defaultMessage: 'VAT ID invalid', description: 'State of a VAT id' },
});
const vatTones = { pending: 'info', valid: 'success', invalid: 'danger' } as const;

interface PayersSectionProps {
  payers: Finance['legal_entities'];
  countries: readonly CountryOption[];
  /** The last change. */
  saved: string | null;
  /** Whether the address opens the form of a new one. */
  opened: boolean;
}

/** Companies that can be invoiced. */
export function PayersSection({ payers, countries, saved, opened }: PayersSectionProps) {
  const { formatMessage } = useIntl();
  const mayChange = useMay('billing');
  const countryName = (code: string) => countries.find(({ value }) => value === code)?.label ?? code;
  const refused = useActionData<BillingAnswer>()?.intent === 'add-payer';
  return (
    <Section
      id="payers"
      title={<FormattedMessage id="account.payers.title" defaultMessage="Companies" />}
      aside={
        mayChange ? (
          <LinkButton href="/my/billing/?edit=company" data-keep-scroll size="small">
            <FormattedMessage
              id="account.payer.add"
              defaultMessage="Add company"
              description="Opens the form of a company"
            />
          </LinkButton>
        ) : null
      }
    >
      {saved === 'payer' ? (
        <Saved>
          <FormattedMessage
            id="account.payers.saved"
            defaultMessage="Companies updated."
            description="After a company was added or removed"
          />
        </Saved>
      ) : null}
      {payers.length === 0 ? (
        <Text size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="account.payers.none"
            defaultMessage="No companies yet. Invoices are issued to you personally."
            description="There are no companies"
          />
        </Text>
      ) : (
        <ItemList>
          {payers.map(({ id, name, country, vat_id, vat_status, is_default }) => (
            <Row
              key={id}
              intent="remove-payer"
              id={id}
              label={formatMessage({ id: 'account.payer.remove', defaultMessage: 'Remove {name}' }, { name })}
            >
              <strong>{name}</strong>
              <Text element="span" size={14} tone="muted" lineHeight="inherit">
                {[countryName(country), vat_id].filter(Boolean).join(' · ')}
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
      <EditDialog
        open={opened || refused}
        back="/my/billing/"
        title={
          <FormattedMessage
            id="account.payer.add"
            defaultMessage="Add company"
            description="Opens the form of a company"
          />
        }
      >
        <PayerForm countries={countries} />
      </EditDialog>
    </Section>
  );
}
