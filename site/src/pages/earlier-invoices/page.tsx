import type { EarlierInvoice } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Pagination } from '@hoster/ui/pagination';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { earlierInvoicesQuery } from '../../api/invoices.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { BillingTabs } from '../../parts/account/billing-tabs.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, type NotPaid, type route } from './route.ts';
import { words } from './words.ts';

/** Rows of a page of the call. */
const PAGE_SIZE = 20;

type Money = EarlierInvoice['total'];

/** `/my/earlier-invoices/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { open, page, paid } = usePageData<typeof route>();
  const { data } = useSuspenseQuery(earlierInvoicesQuery(useApp(), page));
  const notPaid = useActionData<NotPaid>();
  const shown = data.results.find(({ id }) => id === (notPaid?.id ?? open));
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={formatMessage(words.lead)}
      tabs={<BillingTabs />}
      above={
        <TextLink href="/my/invoices/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
    >
      {paid ? <Callout tone="success">{formatMessage(words.thanks)}</Callout> : null}
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns(page)}
        rows={data.results}
        rowKey={({ id }) => String(id)}
        empty={<Text tone="muted">{formatMessage(words.none)}</Text>}
      />
      <Pagination
        label={formatMessage(words.pages)}
        page={page}
        pageCount={Math.ceil(data.count / PAGE_SIZE)}
        hrefFor={(other) => addressOf(other)}
        pageLabel={(other) => formatMessage(words.page, { page: other })}
        previousLabel={formatMessage(words.previous)}
        nextLabel={formatMessage(words.next)}
      />
      <EditDialog open={shown !== undefined} back={addressOf(page)} title={<bdi>{shown?.number}</bdi>}>
        {shown ? <Details invoice={shown} isRefused={notPaid !== undefined} /> : null}
      </EditDialog>
    </AccountPage>
  );
}

/** Writes amounts in the currency of an invoice, whichever it is. */
function useMoney() {
  const { formatNumber } = useIntl();
  return ({ amount, currency }: Money) => formatNumber(Number(amount), { style: 'currency', currency });
}

function useColumns(page: number): TableColumn<EarlierInvoice>[] {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return [
    {
      id: 'number',
      header: formatMessage(words.number),
      rowHeader: true,
      cell: ({ id, number }) => (
        <TextLink href={addressOf(page, id)} tone="text">
          <bdi>{number}</bdi>
        </TextLink>
      ),
    },
    {
      id: 'date',
      header: formatMessage(words.date),
      cell: ({ issued }) => (issued === null ? '–' : <Day value={`${issued}T12:00:00Z`} />),
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      cell: ({ open, state }) => (
        <Badge tone={open === null ? 'neutral' : 'warning'}>{formatMessage(words[state])}</Badge>
      ),
    },
    { id: 'total', header: formatMessage(words.total), align: 'end', mono: true, cell: ({ total }) => money(total) },
  ];
}

function Details({ invoice, isRefused }: { invoice: EarlierInvoice; isRefused: boolean }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const isSending = useNavigation().formData !== undefined;
  const { buyer, credit, due, id, issued, lines, open, open_eur: euros, payments, seller, subtotal, total } = invoice;
  const day = (value: string | null) => (value === null ? '–' : <Day value={`${value.slice(0, 10)}T12:00:00Z`} />);
  return (
    <Stack gap={24}>
      {open && euros ? (
        <form method="post" action={addressOf(1)}>
          <input type="hidden" name="id" value={id} />
          <Stack gap={12}>
            {isRefused ? <Callout tone="danger">{formatMessage(words.notEnough)}</Callout> : null}
            <Text>
              {formatMessage(words.toPay)}: <b>{money(open)}</b>
            </Text>
            <Inline gap={12}>
              <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.paying)}>
                {formatMessage(words.pay, { amount: money(euros) })}
              </Button>
              <LinkButton href={`/my/billing/?edit=top-up&amount=${euros.amount}`}>
                {formatMessage(words.topUp)}
              </LinkButton>
            </Inline>
          </Stack>
        </form>
      ) : null}
      <DataList
        items={[
          { id: 'seller', term: formatMessage(words.seller), value: <bdi>{seller}</bdi> },
          { id: 'buyer', term: formatMessage(words.buyer), value: <bdi>{buyer.join(', ')}</bdi> },
          { id: 'issued', term: formatMessage(words.date), value: day(issued) },
          { id: 'due', term: formatMessage(words.due), value: day(due) },
        ]}
      />
      <DataList
        items={[
          ...lines.map(({ amount, text }, index) => ({
            id: `line-${index}`,
            term: <bdi>{text}</bdi>,
            value: money(amount),
          })),
          { id: 'subtotal', term: formatMessage(words.subtotal), value: money(subtotal) },
          {
            id: 'tax',
            term: formatMessage(words.tax, { percent: invoice.tax_percent }),
            value: money(invoice.tax),
          },
          ...(Number(credit.amount) === 0
            ? []
            : [{ id: 'credit', term: formatMessage(words.credit), value: money(credit) }]),
          { id: 'total', term: <b>{formatMessage(words.total)}</b>, value: <b>{money(total)}</b> },
          ...payments.map(({ amount, at, method }, index) => ({
            id: `payment-${index}`,
            term: (
              <>
                {formatMessage(words.payment)} · <bdi>{method}</bdi> · {day(at)}
              </>
            ),
            value: money(amount),
          })),
        ]}
      />
    </Stack>
  );
}
