import { NavTabs } from '@hoster/ui/nav-tabs';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

const words = defineMessages({
  name: { id: 'staff-finance.pages', defaultMessage: 'Finance pages', description: 'Name of the tabs' },
  transfers: { id: 'staff-finance.tab.transfers', defaultMessage: 'Bank transfers', description: 'Tab' },
  statements: { id: 'staff-finance.tab.statements', defaultMessage: 'Statements', description: 'Tab: bank statements' },
  ledger: { id: 'staff-finance.tab.ledger', defaultMessage: 'Ledger', description: 'Tab' },
  vat: { id: 'staff-finance.tab.vat', defaultMessage: 'VAT', description: 'Tab' },
  refunds: { id: 'staff-finance.tab.refunds', defaultMessage: 'Refunds', description: 'Tab' },
  business: { id: 'staff-finance.tab.business', defaultMessage: 'Reports', description: 'Tab' },
});

/** The pages of finance. */
export function FinanceTabs() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <NavTabs
      label={formatMessage(words.name)}
      items={[
        { href: '/admin/finance/transfers/', label: formatMessage(words.transfers) },
        { href: '/admin/finance/statements/', label: formatMessage(words.statements) },
        { href: '/admin/finance/', label: formatMessage(words.ledger) },
        { href: '/admin/finance/vat/', label: formatMessage(words.vat) },
        { href: '/admin/finance/refunds/', label: formatMessage(words.refunds) },
        { href: '/admin/finance/reports/', label: formatMessage(words.business) },
      ].map((tab) => ({
        ...tab,
        current: tab.href === '/admin/finance/' ? pathname === tab.href : pathname.startsWith(tab.href),
      }))}
    />
  );
}
