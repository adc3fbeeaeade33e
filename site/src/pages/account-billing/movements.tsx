import type { BalanceMovement } from '@hoster/contract';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Pagination } from '@hoster/ui/pagination';
import { Section } from '@hoster/ui/section';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { transactionsQuery } from '../../api/account.ts';
import { useApp } from '../../app/app-context.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { PaymentCell } from '../../parts/payment-cell/payment-cell.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, transactionKinds, type TransactionsAsked } from './address.ts';

const PAGE_SIZE = 20;
const ANCHOR = 'transactions';

const messages = defineMessages({
  table: { id: 'account.movements.table', defaultMessage: 'Transactions with the balance after each' },
  caption: {
    id: 'account.movements.title',
    defaultMessage: 'Transactions',
    description: 'Name of the table of what came to and left the balance',
  },
  what: { id: 'account.movements.what', defaultMessage: 'Transaction', description: 'Column of the movements' },
  balance: { id: 'account.movements.balance', defaultMessage: 'Balance', description: 'Column of the movements' },
  amount: { id: 'account.movements.amount', defaultMessage: 'Amount', description: 'Column of the movements' },
  none: {
    id: 'account.movements.none',
    defaultMessage: 'No transactions yet. Top-ups, payments from your balance and refunds will appear here.',
    description: 'The balance was never used',
  },
  nothing: {
    id: 'account.movements.nothing',
    defaultMessage: 'No transactions of this kind.',
    description: 'In place of the table, when it’s filtered by kind',
  },
  failed: { id: 'account.movements.failed', defaultMessage: 'We couldn’t load your transactions' },
  filter: {
    id: 'account.movements.filter',
    defaultMessage: 'Kind of transaction',
    description: 'Name of the links that filter the table',
  },
  all: { id: 'account.movements.all', defaultMessage: 'All', description: 'Filter of the table: every kind' },
  top_up: { id: 'account.movements.top-up', defaultMessage: 'Top-ups', description: 'Filter of the table' },
  payment: { id: 'account.movements.payment', defaultMessage: 'Payments', description: 'Filter of the table' },
  refund: { id: 'account.movements.refund', defaultMessage: 'Refunds', description: 'Filter of the table' },
  cashback: { id: 'account.movements.cashback', defaultMessage: 'Cashback', description: 'Filter of the table' },
  correction: { id: 'account.movements.correction', defaultMessage: 'Corrections', description: 'Filter of the table' },
  pages: {
    id: 'account.movements.pages',
    defaultMessage: 'Pages of transactions',
    description: 'Name of the links to the pages',
  },
  page: { id: 'account.movements.page', defaultMessage: 'Page {page, number}', description: 'Link to a page' },
  previous: { id: 'account.movements.previous', defaultMessage: 'Previous', description: 'Link to the page before' },
  next: { id: 'account.movements.next', defaultMessage: 'Next', description: 'Link to the next page' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

interface MovementsProps {
  /** The page that the address asks for. */
  asked: TransactionsAsked;
  /** Whether it couldn't be fetched. Also known on the server, which doesn't retry. */
  isFailed: boolean;
}

/** A page of the bookings on the balance with what it was after each, newest first. */
export function Movements({ asked, isFailed }: MovementsProps) {
  const { formatMessage } = useIntl();
  const { data, isError } = useQuery(transactionsQuery(useApp(), asked));
  const columns = useColumns();
  const { kind, page = 1 } = asked;
  if (!data) {
    return isError || isFailed ? (
      <PartFailed href={addressOf(asked)} title={formatMessage(words.failed)} />
    ) : (
      <Skeleton shape="block" height={320} />
    );
  }
  return (
    <Section id={ANCHOR} title={formatMessage(words.caption)}>
      <Stack gap={24}>
        {kind || data.count > 0 ? <KindFilter kind={kind} /> : null}
        <Table
          caption={formatMessage(words.table)}
          captionHidden
          cards={false}
          rows={data.results}
          rowKey={({ id }) => id}
          empty={<Text tone="muted">{formatMessage(kind ? words.nothing : words.none)}</Text>}
          columns={columns}
        />
        <Pagination
          label={formatMessage(words.pages)}
          page={page}
          pageCount={Math.ceil(data.count / PAGE_SIZE)}
          hrefFor={(target) => `${addressOf({ kind, page: target })}#${ANCHOR}`}
          pageLabel={(target) => formatMessage(words.page, { page: target })}
          previousLabel={formatMessage(words.previous)}
          nextLabel={formatMessage(words.next)}
        />
      </Stack>
    </Section>
  );
}

function KindFilter({ kind }: Pick<TransactionsAsked, 'kind'>) {
  const { formatMessage } = useIntl();
  const options = [undefined, ...transactionKinds];
  return (
    <ChoiceLinks label={formatMessage(words.filter)}>
      {options.map((option) => (
        <ChoiceLink
          key={option ?? 'all'}
          href={addressOf({ kind: option })}
          aria-current={option === kind ? 'true' : undefined}
          data-keep-scroll
        >
          <FormattedMessage {...words[option ?? 'all']} />
        </ChoiceLink>
      ))}
    </ChoiceLinks>
  );
}

function useColumns(): TableColumn<BalanceMovement>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'what',
      header: formatMessage(words.what),
      cell: ({ description, created, payment_object_ref: ref }) => (
        <PaymentCell paymentRef={ref} detail={<Day value={created} time />}>
          {description}
        </PaymentCell>
      ),
    },
    {
      id: 'amount',
      header: formatMessage(words.amount),
      align: 'end',
      mono: true,
      cell: ({ amount }) => <LedgerPrice value={amount} column signed mono />,
    },
    {
      id: 'balance',
      header: formatMessage(words.balance),
      align: 'end',
      mono: true,
      cell: ({ balance }) => <LedgerPrice value={balance} column mono />,
    },
  ];
}
