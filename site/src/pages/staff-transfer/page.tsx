import type { StaffTransferDetails } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffTransferQuery } from '../../api/staff-transfers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Problem } from '../../features/finance/problem.tsx';
import type { Refused } from '../../features/finance/refused.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { transferStateWords as stateWords, transferWords as listWords } from '../../features/finance/transfer-words.ts';
import { AsideForm, AssignForm, CreditForm, TakeBackForm } from './forms.tsx';
import type { route } from './route.ts';
import { Suggestions } from './suggestions.tsx';
import { words } from './words.ts';

/** `/admin/finance/transfers/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { id } = usePageData<typeof route>();
  const { data: transfer } = useSuspenseQuery(staffTransferQuery(useApp(), id));
  const refused = useActionData<Refused>() ?? undefined;
  const { aside, state } = transfer;
  return (
    <AccountPage
      above={
        <TextLink href="/admin/finance/transfers/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.title, { id: String(id) })}
    >
      <Problem refused={refused} />
      {aside === null ? null : (
        <Callout>{formatMessage(words.asideBy, { name: aside.by, reason: aside.reason })}</Callout>
      )}
      <Facts transfer={transfer} />
      {state === 'matched' ? null : (
        <>
          <Suggestions transfer={transfer} />
          <AssignForm transfer={transfer} refused={refused} />
          {transfer.amount.amount.startsWith('-') ? null : <CreditForm transfer={transfer} refused={refused} />}
          {state === 'aside' ? (
            <TakeBackForm transfer={transfer} />
          ) : (
            <AsideForm transfer={transfer} refused={refused} />
          )}
        </>
      )}
    </AccountPage>
  );
}

function Facts({ transfer }: { transfer: StaffTransferDetails }) {
  const { formatMessage } = useIntl();
  const { account, amount, booked, iban, line, payer, received, reference, remittance, state } = transfer;
  const facts = [
    { term: formatMessage(listWords.amount), value: <LedgerPrice value={amount} /> },
    {
      term: formatMessage(listWords.payer),
      value: <bdi>{payer === '' ? formatMessage(listWords.noPayer) : payer}</bdi>,
    },
    iban !== null && { term: formatMessage(words.iban), value: iban },
    { term: formatMessage(words.text), value: <bdi>{remittance === '' ? '—' : remittance}</bdi> },
    { term: formatMessage(listWords.booked), value: <Day value={booked ?? received} /> },
    { term: formatMessage(listWords.state), value: formatMessage(stateWords[state]) },
    state === 'matched' && {
      term: formatMessage(words.reference),
      value: reference ?? formatMessage(words.credited),
    },
    account !== null && {
      term: formatMessage(words.customer),
      value: formatMessage(words.account, { account: String(account) }),
    },
    { term: formatMessage(words.line), value: <bdi>{line}</bdi> },
  ].filter((fact) => fact !== false);
  return <DataList items={facts} mono={false} dense layout="stacked" />;
}
