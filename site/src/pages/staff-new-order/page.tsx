import type { StaffOrderForms } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffOrderFormsQuery } from '../../api/staff-orders.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { orderWords } from '../../features/staff-orders/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { AccountForm } from '../../parts/staff-list/account-form.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { BasketForm } from './basket-form.tsx';
import { PATH, type route } from './route.ts';
import { words } from './words.ts';

/** `/admin/orders/new/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { customer, unknown } = usePageData<typeof route>();
  return (
    <AccountPage
      above={
        <TextLink href="/admin/orders/" tone="quiet">
          {formatMessage(orderWords.back)}
        </TextLink>
      }
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
    >
      {customer === null ? <AccountForm action={PATH} unknown={unknown} /> : <Order customer={customer} />}
    </AccountPage>
  );
}

function Order({ customer }: { customer: number }) {
  const { formatMessage } = useIntl();
  const { data: forms } = useSuspenseQuery(staffOrderFormsQuery(useApp(), customer));
  return (
    <>
      <Customer forms={forms} />
      {forms.is_complete ? null : <Callout tone="warning">{formatMessage(words.incomplete)}</Callout>}
      <BasketForm forms={forms} />
    </>
  );
}

/** Whom it's ordered for. */
function Customer({ forms: { balance, customer } }: { forms: StaffOrderForms }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={4}>
      <Text weight="medium">
        <bdi>{[customer.name, customer.email].filter(Boolean).join(', ')}</bdi>
      </Text>
      <Text tone="muted">
        {formatMessage(words.account, { id: String(customer.account) })}
        {' · '}
        {formatMessage(words.balance, { amount: <LedgerPrice key="balance" value={balance} /> })}
      </Text>
    </Stack>
  );
}
