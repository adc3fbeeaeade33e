import type { StaffServiceDetails } from '@hoster/contract';
import { DataList, type DataItem } from '@hoster/ui/data-list';
import { Badge } from '@hoster/ui/badge';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ServicePlan } from '../../parts/service/service-plan.tsx';
import { useMay } from '../../features/staff/use-may.ts';
import { words } from './words.ts';

/** What a service is, whose, and until when it's paid. */
export function Facts({ service }: { service: StaffServiceDetails }) {
  const { formatMessage } = useIntl();
  const mayOpen = useMay('customers');
  const { customer, line, location, paid_until: until, price, rent_period: months, tariff } = service;
  const day = (term: string, value: string | null): DataItem | false =>
    value !== null && { term, value: <Day value={value} time /> };
  const items = [
    {
      term: formatMessage(words.owner),
      value: <bdi>{[customer.name, customer.email].filter(Boolean).join(', ') || '—'}</bdi>,
      note: (
        <>
          {formatMessage(words.account, { id: String(customer.account) })}
          {' · '}
          <TextLink
            href={
              mayOpen
                ? `/admin/customers/${customer.account}/?tab=services`
                : `/admin/services/?customer=${customer.account}`
            }
          >
            {formatMessage(words.services)}
          </TextLink>
        </>
      ),
    },
    {
      term: formatMessage(words.plan),
      value: <ServicePlan service={{ kind: line, tariff: { id: null, name: tariff } }} />,
    },
    location !== null && { term: formatMessage(words.place), value: location },
    {
      term: formatMessage(words.monthly),
      value: <LedgerPrice value={{ amount: price.toFixed(2), currency: 'EUR' }} />,
      note: formatMessage(words.monthlyNote),
    },
    { term: formatMessage(words.termName), value: formatMessage(words.term, { months }) },
    until !== null && {
      term: formatMessage(words.until),
      value: (
        <>
          <Day value={until} time /> {service.trial_until === null ? null : <Badge>{formatMessage(words.trial)}</Badge>}
        </>
      ),
    },
    renewalOf(service, formatMessage),
    day(formatMessage(words.unpaid), service.unpaid),
    day(formatMessage(words.suspends), service.suspends),
    service.state === 'suspended' && day(formatMessage(words.suspended), service.suspended),
    service.state === 'suspended' &&
      !!service.suspended_for && {
        term: formatMessage(words.suspendedFor),
        value: <bdi>{service.suspended_for}</bdi>,
      },
    day(formatMessage(words.deletes), service.deletes),
    day(formatMessage(words.created), service.created),
    day(formatMessage(words.activated), service.activated),
  ].filter((item) => item !== false);
  return (
    <Section id="facts" title={formatMessage(words.facts)}>
      <DataList items={items} mono={false} dense />
    </Section>
  );
}

function renewalOf(
  { auto_pay: isAutomatic, renewal }: StaffServiceDetails,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
): DataItem {
  const term = formatMessage(words.renewal);
  if (renewal === null) return { term, value: formatMessage(words.noRenewal) };
  const notes = [formatMessage(words.renewalNote), ...(isAutomatic ? [] : [formatMessage(words.byCustomer)])];
  return { term, value: <LedgerPrice value={renewal} />, note: notes.join(' · ') };
}

/** Where a service runs, and what its provider calls it. */
export function Runs({ service: { host, ips, login, provider } }: { service: StaffServiceDetails }) {
  const { formatMessage } = useIntl();
  const addresses = [...ips, ...(host === null ? [] : [host])];
  const items = [
    { term: formatMessage(words.provider), value: [provider.id, provider.place].filter(Boolean).join(' · ') },
    { term: formatMessage(words.mark), value: provider.mark },
    ...provider.external.map(({ name, value }) => ({ id: `external ${name}`, term: name, value })),
    addresses.length > 0 && {
      term: formatMessage(words.addresses),
      value: (
        <Stack element="span" gap={4} align="end">
          {addresses.map((address) => (
            <bdi key={address}>{address}</bdi>
          ))}
        </Stack>
      ),
    },
    login !== null && { term: formatMessage(words.login), value: login },
  ].filter((item) => item !== false);
  return (
    <Section id="runs" title={formatMessage(words.runs)}>
      <DataList items={items} dense />
    </Section>
  );
}
