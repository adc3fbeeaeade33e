import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { usePageData } from '../../app/router/page-slot.tsx';
import { offerWords as words } from '../../features/staff-offers/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { AccountForm } from '../../parts/staff-list/account-form.tsx';
import { OfferForm } from './offer-form.tsx';
import { PATH, type route } from './route.ts';

/** `/admin/offers/new/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { customer, unknown } = usePageData<typeof route>();
  return (
    <AccountPage
      above={
        <TextLink href="/admin/offers/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.newTitle)}
      description={<Text tone="muted">{formatMessage(words.newLead)}</Text>}
    >
      {customer === null ? <AccountForm action={PATH} unknown={unknown} /> : <OfferForm customer={customer} />}
    </AccountPage>
  );
}
