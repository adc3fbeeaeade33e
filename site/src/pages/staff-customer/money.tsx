import type { Customer, CustomerInvoice, CustomerMovement, CustomerPayment } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { TextLink } from '@hoster/ui/text-link';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { StatTile } from '@hoster/ui/stat-tile';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { customerInvoicesQuery, customerMovementsQuery, customerPaymentsQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { methodWords } from '../../features/staff/method-words.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { OlderLinks } from './older-links.tsx';
import { type Begins, tabHref } from './tabs.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { dialogTitles, paymentStatusWords, purposeWords, words } from './words.ts';

/** The balance of a customer, and what went in and out. */
export function Money({ begins, customer: { balance, id } }: { begins: Begins; customer: Customer }) {
  const { formatMessage } = useIntl();
  const app = useApp();
  const mayPay = useMay('payments');
  const { data: movements } = useSuspenseQuery(customerMovementsQuery(app, id, from(begins.transactions)));
  const { data: payments } = useSuspenseQuery(customerPaymentsQuery(app, id, from(begins.payments)));
  const { data: invoices } = useSuspenseQuery(customerInvoicesQuery(app, id, from(begins.invoices)));
  return (
    <Stack gap={32} align="stretch">
      <Section
        id="transactions"
        title={formatMessage(words.transactions)}
        aside={
          mayPay ? (
            <LinkButton href={tabHref(id, 'money', { dialog: 'balance' })} size="small" data-keep-scroll>
              {formatMessage(dialogTitles.balance)}
            </LinkButton>
          ) : null
        }
      >
        <Stack gap={24} align="stretch">
          <StatTile label={formatMessage(words.balance)} value={<LedgerPrice value={balance} />} />
          <Movements rows={movements.results} />
          <OlderLinks id={id} tab="money" list="transactions" before={begins.transactions} next={movements.next} />
        </Stack>
      </Section>
      <Section id="payments" title={formatMessage(words.payments)}>
        <Stack gap={24} align="stretch">
          <Payments id={id} rows={payments.results} mayRefund={mayPay} />
          <OlderLinks id={id} tab="money" list="payments" before={begins.payments} next={payments.next} />
        </Stack>
      </Section>
      <Section id="invoices" title={formatMessage(words.invoices)}>
        <Stack gap={24} align="stretch">
          <Invoices rows={invoices.results} />
          <OlderLinks id={id} tab="money" list="invoices" before={begins.invoices} next={invoices.next} />
        </Stack>
      </Section>
    </Stack>
  );
}

const from = (before: number | undefined) => (before === undefined ? {} : { before });

function Movements({ rows }: { rows: readonly CustomerMovement[] }) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={formatMessage(words.transactionsList)}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      empty={<None>{formatMessage(words.noTransactions)}</None>}
      columns={[
        {
          id: 'description',
          header: formatMessage(words.description),
          rowHeader: true,
          cell: ({ description }) => <bdi>{description}</bdi>,
        },
        { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
        {
          id: 'amount',
          header: formatMessage(words.amount),
          align: 'end',
          nowrap: true,
          cell: ({ amount }) => <LedgerPrice value={amount} column signed />,
        },
        {
          id: 'balance',
          header: formatMessage(words.balance),
          align: 'end',
          nowrap: true,
          cell: ({ balance }) => <LedgerPrice value={balance} column />,
        },
      ]}
    />
  );
}

interface PaymentsProps {
  /** Of the customer. */
  id: number;
  rows: readonly CustomerPayment[];
  mayRefund: boolean;
}

function Payments({ id, mayRefund, rows }: PaymentsProps) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={formatMessage(words.paymentsList)}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      empty={<None>{formatMessage(words.noPayments)}</None>}
      columns={[
        {
          id: 'payment',
          header: formatMessage(words.payment),
          rowHeader: true,
          cell: ({ purpose, ref }) => (
            <Stack element="span" gap={4}>
              <span>{formatMessage(purposeWords[purpose])}</span>
              <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
                {ref}
              </Text>
            </Stack>
          ),
        },
        { id: 'method', header: formatMessage(words.method), cell: ({ method }) => formatMessage(methodWords[method]) },
        {
          id: 'status',
          header: formatMessage(words.status),
          nowrap: true,
          cell: ({ status }) => formatMessage(paymentStatusWords[status]),
        },
        { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
        {
          id: 'amount',
          header: formatMessage(words.amount),
          align: 'end',
          nowrap: true,
          cell: ({ amount }) => <LedgerPrice value={amount} column />,
        },
        ...(mayRefund
          ? [
              {
                id: 'refund',
                header: formatMessage(words.actions),
                align: 'end' as const,
                cell: ({ purpose, ref, status }: CustomerPayment) =>
                  status === 'paid' && purpose !== 'card' ? (
                    <LinkButton
                      href={tabHref(id, 'money', { dialog: 'refund', payment: ref })}
                      aria-label={formatMessage(words.refundOf, { payment: ref })}
                      size="small"
                      data-keep-scroll
                    >
                      {formatMessage(words.refund)}
                    </LinkButton>
                  ) : null,
              },
            ]
          : []),
      ]}
    />
  );
}

function Invoices({ rows }: { rows: readonly CustomerInvoice[] }) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={formatMessage(words.invoicesList)}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      empty={<None>{formatMessage(words.noInvoices)}</None>}
      columns={[
        {
          id: 'number',
          header: formatMessage(words.invoice),
          rowHeader: true,
          cell: ({ number }) => number,
        },
        {
          id: 'kind',
          header: formatMessage(words.kind),
          cell: ({ kind }) => formatMessage(kind === 'invoice' ? words.invoice : words.creditNote),
        },
        { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} /> },
        {
          id: 'total',
          header: formatMessage(words.total),
          align: 'end',
          nowrap: true,
          cell: ({ total }) => <LedgerPrice value={total} column />,
        },
        {
          id: 'files',
          header: formatMessage(words.invoiceFiles),
          align: 'end',
          cell: ({ number }) => (
            <Inline gap={16} justify="end">
              {(['pdf', 'xml'] as const).map((kind) => (
                <TextLink
                  key={kind}
                  href={`/my/api/staff/invoices/${number}/${kind}/`}
                  data-native
                  aria-label={formatMessage(kind === 'pdf' ? words.invoicePdfOf : words.invoiceXmlOf, { number })}
                >
                  {formatMessage(kind === 'pdf' ? words.invoicePdf : words.invoiceXml)}
                </TextLink>
              ))}
            </Inline>
          ),
        },
      ]}
    />
  );
}

const None = ({ children }: { children: ReactNode }) => <Text tone="muted">{children}</Text>;
