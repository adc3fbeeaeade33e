import { NavTabs } from '@hoster/ui/nav-tabs';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

const words = defineMessages({
  name: { id: 'frame.billing-pages', defaultMessage: 'Billing pages', description: 'Name of the tabs' },
  balance: { id: 'frame.billing-balance', defaultMessage: 'Balance and payment' },
  invoices: { id: 'frame.billing-invoices', defaultMessage: 'Invoices' },
});

/** The pages of billing. */
export function BillingTabs() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <NavTabs
      label={formatMessage(words.name)}
      items={[
        { href: '/my/billing/', label: formatMessage(words.balance) },
        { href: '/my/invoices/', label: formatMessage(words.invoices) },
      ].map((tab) => ({ ...tab, current: tab.href === pathname }))}
    />
  );
}
