import type { InvoiceHead } from '@hoster/contract';
import { ErrorState } from '@hoster/ui/error-state';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Pagination } from '@hoster/ui/pagination';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { paymentHref } from '../../parts/payment-cell/payment-href.ts';
import { earlierInvoiceCountQuery, invoicesQuery } from '../../api/invoices.ts';
import { useApp } from '../../app/app-context.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { BillingTabs } from '../../parts/account/billing-tabs.tsx';
import { addressOf } from './address.ts';
import type { route } from './route.ts';
import { FilterForm } from './filter-form.tsx';
import { words } from './words.ts';

/** Rows of a page of the call. */
const PAGE_SIZE = 20;

/** `/my/invoices/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { filter, page, failed } = usePageData<typeof route>();
  const here = addressOf(filter, { page });
  const { data: found, isError } = useQuery(invoicesQuery(useApp(), filter, page));
  const { data: earlier = 0 } = useQuery(earlierInvoiceCountQuery(useApp()));
  const columns = useColumns();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <AccountPage title={formatMessage(words.title)} description={formatMessage(words.lead)} tabs={<BillingTabs />}>
      {isFiltered || found?.count !== 0 ? <FilterForm filter={filter} /> : null}
      {isError || (failed && !found) ? (
        <ErrorState
          level={2}
          title={formatMessage(words.failed)}
          actions={
            <LinkButton href={here} data-native>
              {formatMessage(words.again)}
            </LinkButton>
          }
        />
      ) : found ? (
        <Stack gap={24}>
          <Inline justify="between" gap={16}>
            <Text element="p" tone="muted" role="status">
              {found.count > 0
                ? formatMessage(words.count, { count: found.count })
                : formatMessage(isFiltered ? words.nothing : words.none)}
            </Text>
            {found.count > 0 ? (
              <TextLink href={addressOf(filter, { path: '/my/api/invoices/csv/' })} data-native>
                {formatMessage(words.csv)}
              </TextLink>
            ) : null}
          </Inline>
          {found.results.length > 0 ? (
            <Table
              caption={formatMessage(words.title)}
              captionHidden
              columns={columns}
              rows={found.results}
              rowKey={({ number }) => number}
            />
          ) : null}
          <Pagination
            label={formatMessage(words.pages)}
            page={page}
            pageCount={Math.ceil(found.count / PAGE_SIZE)}
            hrefFor={(other) => addressOf(filter, { page: other })}
            pageLabel={(other) => formatMessage(words.page, { page: other })}
            previousLabel={formatMessage(words.previous)}
            nextLabel={formatMessage(words.next)}
          />
        </Stack>
      ) : (
        <Skeleton shape="block" height={320} />
      )}
      {earlier > 0 ? (
        <TextLink href="/my/earlier-invoices/">{formatMessage(words.earlier, { count: earlier })}</TextLink>
      ) : null}
    </AccountPage>
  );
}

function useColumns(): TableColumn<InvoiceHead>[] {
  const { formatMessage } = useIntl();
  const mayAsk = useMay('support');
  return [
    {
      id: 'number',
      header: formatMessage(words.number),
      rowHeader: true,
      cell: ({ number, payment_object_ref: ref }) =>
        ref === null ? (
          number
        ) : (
          <TextLink href={paymentHref(ref)} tone="text">
            {number}
          </TextLink>
        ),
    },
    {
      id: 'kind',
      header: formatMessage(words.kind),
      cell: ({ kind, credits }) => (
        <Stack element="span" gap={2}>
          <span>{formatMessage(words[kind])}</span>
          {credits === null ? null : (
            <Text element="span" size={14} tone="muted" lineHeight="inherit">
              {formatMessage(words.corrects, { number: credits })}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'date', header: formatMessage(words.date), cell: ({ issued }) => <Day value={`${issued}T12:00:00Z`} /> },
    { id: 'buyer', header: formatMessage(words.buyer), cell: ({ buyer }) => buyer },
    {
      id: 'total',
      header: formatMessage(words.total),
      align: 'end',
      mono: true,
      cell: ({ total }) => <LedgerPrice value={total} column mono />,
    },
    {
      id: 'document',
      header: formatMessage(words.document),
      align: 'end',
      cell: ({ number, xml }) => (
        <Inline gap={16} justify="end">
          <TextLink
            href={`/my/api/invoices/${number}/pdf/`}
            data-native
            aria-label={formatMessage(words.pdfOf, { number })}
          >
            {formatMessage(words.pdf)}
          </TextLink>
          {xml ? (
            <TextLink
              href={`/my/api/invoices/${number}/xml/`}
              data-native
              aria-label={formatMessage(words.xmlOf, { number })}
            >
              {formatMessage(words.xml)}
            </TextLink>
          ) : null}
          {mayAsk ? (
            <TextLink
              href={`/my/tickets/new/?${new URLSearchParams({ invoice: number })}`}
              aria-label={formatMessage(words.askOf, { number })}
            >
              {formatMessage(words.ask)}
            </TextLink>
          ) : null}
        </Inline>
      ),
    },
  ];
}
