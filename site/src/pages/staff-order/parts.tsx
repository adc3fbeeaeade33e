import type { StaffOrderDetails } from '@hoster/contract';
import { DataList, type DataItem } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { Table } from '@hoster/ui/table';
import { TextLink } from '@hoster/ui/text-link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { methodWords } from '../../features/staff/method-words.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { orderWords as words } from '../../features/staff-orders/words.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';

interface Props {
  order: StaffOrderDetails;
}

/** Whose order it is, when and how it's paid. */
export function Facts({ order }: Props) {
  const { formatMessage } = useIntl();
  const mayOpen = useMay('customers');
  const { customer, expires, invoice, paid, placed, terms } = order;
  const who = [customer.name, customer.email].filter(Boolean).join(', ') || `#${customer.account}`;
  const item = (word: keyof typeof words, value: ReactNode): DataItem => ({ term: formatMessage(words[word]), value });
  const items = [
    item(
      'customer',
      mayOpen ? (
        <TextLink href={`/admin/customers/${customer.account}/`}>
          <bdi>{who}</bdi>
        </TextLink>
      ) : (
        <bdi>{who}</bdi>
      ),
    ),
    item('total', <LedgerPrice value={order.total} />),
    item('placed', <Day value={order.created} time />),
    expires !== null && item('expires', <Day value={expires} time />),
    paid !== null && item('paid', <Day value={paid} time />),
    item('method', formatMessage(methodWords[order.method])),
    invoice !== null && item('invoice', invoice),
    terms !== null && {
      ...item('terms', <Day value={terms.accepted} time />),
      note: formatMessage(words.version, { version: terms.version }),
    },
    terms === null &&
      placed !== null &&
      item('terms', formatMessage(placed.pay === 'balance' ? words.earlierTerms : words.noTerms)),
    placed !== null && item('by', <bdi>{placed.by ?? '—'}</bdi>),
    placed !== null && placed.reason !== '' && item('reason', <bdi>{placed.reason}</bdi>),
    placed !== null && placed.note !== '' && item('note', <bdi>{placed.note}</bdi>),
    order.comment !== '' && item('comment', <bdi>{order.comment}</bdi>),
    order.promo_code !== null && item('promo', <bdi>{order.promo_code}</bdi>),
  ];
  return <DataList items={items.filter((one): one is DataItem => one !== false)} />;
}

/** What is charged. */
export function Lines({ order }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Section id="lines" title={formatMessage(words.lines)}>
      <Table
        caption={formatMessage(words.linesTable)}
        captionHidden
        rows={order.lines.map((line, position) => ({ ...line, position }))}
        rowKey={({ position }) => position}
        columns={[
          {
            id: 'label',
            header: formatMessage(words.label),
            rowHeader: true,
            cell: ({ label }) => <bdi>{label}</bdi>,
          },
          { id: 'count', header: formatMessage(words.count), align: 'end', cell: ({ count }) => count },
          {
            id: 'months',
            header: formatMessage(words.months),
            align: 'end',
            cell: ({ months }) => (months === 0 ? '—' : months),
          },
          {
            id: 'amount',
            header: formatMessage(words.amount),
            align: 'end',
            nowrap: true,
            cell: ({ amount }) => <LedgerPrice value={amount} column />,
          },
        ]}
      />
    </Section>
  );
}

/** What was ordered. */
export function OrderedServices({ order }: Props) {
  const { formatMessage } = useIntl();
  const mayOpen = useMay('services');
  return (
    <Section id="services" title={formatMessage(words.services)}>
      <Table
        caption={formatMessage(words.servicesTable)}
        captionHidden
        rows={order.services}
        rowKey={({ id }) => id}
        {...(mayOpen && { rowHref: ({ id }: { id: number }) => `/admin/services/${id}/` })}
        columns={[
          {
            id: 'service',
            header: formatMessage(words.service),
            rowHeader: true,
            cell: ({ id, name }) => <bdi>{`#${id} ${name}`}</bdi>,
          },
          { id: 'state', header: formatMessage(words.state), cell: ({ state }) => <ServiceStatus status={state} /> },
        ]}
      />
    </Section>
  );
}
