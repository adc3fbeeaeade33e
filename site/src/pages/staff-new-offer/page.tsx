import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { usePageData } from '../../app/router/page-slot.tsx';
import { offerWords as words } from '../../features/staff-offers/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
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
      {customer === null ? <CustomerForm unknown={unknown} /> : <OfferForm customer={customer} />}
    </AccountPage>
  );
}

/** Asks whom the offer is for. */
function CustomerForm({ unknown }: { unknown: string | null }) {
  const { formatMessage } = useIntl();
  return (
    <form method="get" action={PATH}>
      <Stack gap={20} width="narrow">
        <TextField
          name="customer"
          label={formatMessage(words.whose)}
          hint={formatMessage(words.whoseHint)}
          inputMode="numeric"
          defaultValue={unknown ?? ''}
          error={unknown === null ? undefined : formatMessage(words.unknown)}
          maxLength={9}
          required
        />
        <Button type="submit" variant="action">
          {formatMessage(words.choose)}
        </Button>
      </Stack>
    </form>
  );
}
