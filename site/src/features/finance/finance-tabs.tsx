import { NavTabs } from '@hoster/ui/nav-tabs';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

const words = defineMessages({
  name: { id: 'staff-finance.pages', defaultMessage: 'Finance pages', description: 'Name of the tabs' },
  transfers: { id: 'staff-finance.tab.transfers', defaultMessage: 'Bank transfers', description: 'Tab' },
  statements: { id: 'staff-finance.tab.statements', defaultMessage: 'Statements', description: 'Tab: bank statements' },
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
      ].map((tab) => ({ ...tab, current: pathname.startsWith(tab.href) }))}
    />
  );
}
