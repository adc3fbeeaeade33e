import { TextLink } from '@hoster/ui/text-link';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FinanceTabs } from '../../features/finance/finance-tabs.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Contents } from './contents.tsx';
import { DatevForm } from './datev-form.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** `/admin/finance/vat/datev/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { asked } = usePageData<typeof route>();
  return (
    <AccountPage
      above={
        <TextLink href="/admin/finance/vat/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      tabs={<FinanceTabs />}
    >
      {asked === null ? null : <Contents asked={asked} />}
      <DatevForm />
    </AccountPage>
  );
}
