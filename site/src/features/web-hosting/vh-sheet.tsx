import type { Cms, OrderPromo, RentPeriod, VhTariff } from '@hoster/contract';
import { suitedTariff } from '@hoster/domain/lines/web-hosting';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { defineMessages, FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl';
import { planPrice } from '../../parts/catalogue/plan-price.ts';
import type { PlanRow } from '../../parts/catalogue/plan-rows.ts';
import { PlanSheet, type SheetColumn } from '../../parts/catalogue/plan-sheet.tsx';
import { Limit, useMemoryText } from './amounts.tsx';
import { VhSpecs } from './vh-specs.tsx';

const heads: Readonly<Record<'sites' | 'disk' | 'ram' | 'databases' | 'mailboxes' | 'backups', MessageDescriptor>> =
  defineMessages({
    sites: { id: 'web-hosting.column.sites', defaultMessage: 'Sites' },
    disk: { id: 'web-hosting.column.disk', defaultMessage: 'NVMe, GB' },
    ram: { id: 'web-hosting.column.ram', defaultMessage: 'RAM, GB' },
    databases: { id: 'web-hosting.column.databases', defaultMessage: 'Databases' },
    mailboxes: { id: 'web-hosting.column.mailboxes', defaultMessage: 'Mailboxes' },
    backups: {
      id: 'web-hosting.column.backups',
      defaultMessage: 'Backups, days',
      description: 'Column of the table of plans: for how long backups are kept',
    },
  });

const columns: readonly SheetColumn<VhTariff>[] = [
  { head: heads.sites, cell: ({ sites }) => <Limit value={sites} /> },
  { head: heads.disk, cell: ({ disk_size: size }) => <FormattedNumber value={size} /> },
  { head: heads.ram, cell: ({ memory_mb: memory }) => <FormattedNumber value={memory / 1024} /> },
  { head: heads.databases, cell: ({ databases }) => <Limit value={databases} /> },
  { head: heads.mailboxes, cell: ({ mailboxes }) => <Limit value={mailboxes} /> },
  { head: heads.backups, roomy: true, cell: ({ backups }) => <FormattedNumber value={backups.keep_days} /> },
];

interface VhSheetProps {
  rows: readonly PlanRow<VhTariff>[];
  period: RentPeriod;
  /** The promo code of the address; discounts the prices when valid. */
  promo: OrderPromo | null;
  /** The system of the page: the plan that suits it is marked. */
  cms: Cms | undefined;
  /** Query for the links to plan pages: it carries the choices made here. */
  query: string;
}

/** The plans of web hosting. */
export function VhSheet({ rows, period, promo, cms, query }: VhSheetProps) {
  const memoryText = useMemoryText();
  const suited =
    cms &&
    suitedTariff(
      rows.map(({ tariff }) => tariff),
      cms,
    );
  return (
    <Stack gap={16}>
      {cms && suited ? (
        <Text measure>
          <FormattedMessage
            id="web-hosting.suited"
            defaultMessage="{plan} is the cheapest plan with the {memory} of RAM that {cms} needs."
            description="Above the table of plans on the page of a system: why a plan is marked"
            values={{ plan: <strong>{suited.name}</strong>, memory: memoryText(cms.memory_mb), cms: cms.name }}
          />
        </Text>
      ) : null}
      <PlanSheet
        rows={rows}
        period={period}
        columns={columns}
        specsOf={(tariff) => <VhSpecs tariff={tariff} all />}
        priceOf={(plan) => planPrice(plan, period, 0, promo)}
        marked={
          cms && suited
            ? {
                id: suited.id,
                words: (
                  <FormattedMessage
                    id="web-hosting.suits"
                    defaultMessage="Best fit"
                    description="Mark on the plan that suits the system of the page"
                  />
                ),
              }
            : undefined
        }
        query={query}
      />
    </Stack>
  );
}
