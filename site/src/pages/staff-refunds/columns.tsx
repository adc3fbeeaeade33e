import type { StaffDispute, StaffRefund } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { Status, type StatusProps } from '@hoster/ui/status';
import type { TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { methodWords } from '../../features/staff/method-words.ts';
import { useMay } from '../../features/staff/use-may.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { CustomerName } from '../../parts/staff-list/customer-name.tsx';
import { disputeStates, refundReasons, refundStates, words } from './words.ts';

type OfPayment = StaffRefund | StaffDispute;

const tones: Readonly<Record<StaffRefund['state'] | StaffDispute['state'], StatusProps['tone']>> = {
  queued: 'pending',
  sent: 'success',
  credited: 'success',
  refused: 'warning',
  taken: 'danger',
  won: 'success',
};

/** Columns that both lists begin with. */
function useFirstColumns<Row extends OfPayment>(): TableColumn<Row>[] {
  const { formatMessage } = useIntl();
  const [maySeeCustomers, maySeeOrders] = [useMay('customers'), useMay('orders')];
  return [
    {
      id: 'customer',
      header: formatMessage(words.customer),
      rowHeader: true,
      cell: ({ customer }) =>
        maySeeCustomers ? (
          <TextLink href={`/admin/customers/${customer.account}/`}>
            <CustomerName customer={customer} />
          </TextLink>
        ) : (
          <CustomerName customer={customer} />
        ),
    },
    {
      id: 'payment',
      header: formatMessage(words.payment),
      cell: ({ method, order, payment_object_ref: ref }) => (
        <Stack element="span" gap={4}>
          <span>{formatMessage(methodWords[method])}</span>
          {order !== null && maySeeOrders ? (
            <TextLink href={`/admin/orders/${order}/`}>{formatMessage(words.order, { id: String(order) })}</TextLink>
          ) : null}
          <Text element="span" size={14} tone="muted" wrap="anywhere">
            {ref}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'date',
      header: formatMessage(words.date),
      nowrap: true,
      cell: ({ created }) => <Day value={created} time />,
    },
  ];
}

/** Documents, and the amount. */
function useLastColumns<Row extends OfPayment>(): TableColumn<Row>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'documents',
      header: formatMessage(words.documents),
      cell: (row) => {
        const numbers = [row.invoice, 'credit_note' in row ? row.credit_note : null].filter((one) => one !== null);
        return numbers.length === 0 ? (
          '—'
        ) : (
          <Stack element="span" gap={4}>
            {numbers.map((number) => (
              <TextLink key={number} href={`/my/api/staff/invoices/${number}/pdf/`} data-native>
                {number}
              </TextLink>
            ))}
          </Stack>
        );
      },
    },
    {
      id: 'amount',
      header: formatMessage(words.amount),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => <LedgerPrice value={amount} column />,
    },
  ];
}

export function useRefundColumns(): TableColumn<StaffRefund>[] {
  const { formatMessage } = useIntl();
  return [
    ...useFirstColumns<StaffRefund>(),
    {
      id: 'reason',
      header: formatMessage(words.reason),
      cell: ({ reason }) => formatMessage(refundReasons[reason]),
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      cell: ({ state }) => <Status tone={tones[state]}>{formatMessage(refundStates[state])}</Status>,
    },
    ...useLastColumns<StaffRefund>(),
  ];
}

export function useDisputeColumns(): TableColumn<StaffDispute>[] {
  const { formatMessage } = useIntl();
  return [
    ...useFirstColumns<StaffDispute>(),
    {
      id: 'reference',
      header: formatMessage(words.reference),
      cell: ({ reference }) => (
        <Text element="span" size={14} wrap="anywhere">
          {reference}
        </Text>
      ),
    },
    {
      id: 'state',
      header: formatMessage(words.state),
      cell: ({ state }) => <Status tone={tones[state]}>{formatMessage(disputeStates[state])}</Status>,
    },
    ...useLastColumns<StaffDispute>(),
  ];
}
