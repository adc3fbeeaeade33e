import type { StaffOffer } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { DataList, type DataItem } from '@hoster/ui/data-list';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffOfferQuery } from '../../api/staff-offers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { OfferState } from '../../features/staff-offers/state.tsx';
import { offerWords as words } from '../../features/staff-offers/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { pathOf, type route } from './route.ts';

/** `/admin/offers/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { done, id, withdraws } = usePageData<typeof route>();
  const { data: offer } = useSuspenseQuery(staffOfferQuery(useApp(), id));
  const refused = useActionData<FormRefused>();
  const isOpen = offer.state === 'open';
  return (
    <AccountPage
      above={
        <TextLink href="/admin/offers/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={<bdi>{offer.name}</bdi>}
      status={<OfferState state={offer.state} />}
      actions={
        isOpen ? (
          <LinkButton href={`${pathOf(id)}?edit=withdraw`} data-keep-scroll>
            {formatMessage(words.withdraw)}
          </LinkButton>
        ) : undefined
      }
    >
      {done === null || refused ? null : <Saved>{formatMessage(words[done])}</Saved>}
      {refused && !isOpen ? <FormNotes refused={refused} next={pathOf(id)} fieldOf={() => undefined} /> : null}
      <Facts offer={offer} />
      <EditDialog
        open={isOpen && (withdraws || refused !== undefined)}
        back={pathOf(id)}
        title={formatMessage(words.withdraw)}
        description={<bdi>{offer.name}</bdi>}
      >
        <form method="post" action={pathOf(id)} noValidate>
          <Stack gap={24}>
            <FormNotes
              refused={refused}
              next={pathOf(id)}
              fieldOf={(name) =>
                name === 'reason' ? { fieldId: 'withdraw-reason', label: formatMessage(words.reason) } : undefined
              }
            />
            <Text tone="muted">{formatMessage(words.withdrawLead)}</Text>
            <TextField
              id="withdraw-reason"
              name="reason"
              label={formatMessage(words.reason)}
              hint={formatMessage(words.reasonHint)}
              defaultValue={refused?.typed['reason'] ?? ''}
              error={refused?.errors['reason']}
              maxLength={500}
              required
            />
            <Button type="submit" variant="danger">
              {formatMessage(words.withdraw)}
            </Button>
          </Stack>
        </form>
      </EditDialog>
    </AccountPage>
  );
}

/** For whom it is, and what it offers. */
function Facts({ offer }: { offer: StaffOffer }) {
  const { formatMessage } = useIntl();
  const mayOpen = useMay('customers');
  const { customer, order } = offer;
  const who = <bdi>{[customer.name, customer.email].filter(Boolean).join(', ') || `#${customer.account}`}</bdi>;
  const item = (word: keyof typeof words, value: ReactNode): DataItem => ({ term: formatMessage(words[word]), value });
  const euro = (amount: number) => <LedgerPrice value={{ amount: amount.toFixed(2), currency: 'EUR' }} />;
  const items = [
    item('customer', mayOpen ? <TextLink href={`/admin/customers/${customer.account}/`}>{who}</TextLink> : who),
    item('server', <bdi>{offer.plan}</bdi>),
    item('price', euro(offer.price)),
    item('setup', euro(offer.setup_fee)),
    item('until', <Day value={offer.expires} />),
    offer.note !== '' && item('note', <bdi>{offer.note}</bdi>),
    order !== null && item('order', <TextLink href={`/admin/orders/${order}/`}>{`#${order}`}</TextLink>),
    { ...item('link', <bdi>{offer.url}</bdi>), note: formatMessage(words.linkNote) },
    item('created', <Day value={offer.created} time />),
    item('by', <bdi>{offer.by ?? '—'}</bdi>),
  ];
  return <DataList mono={false} items={items.filter((one): one is DataItem => one !== false)} />;
}
