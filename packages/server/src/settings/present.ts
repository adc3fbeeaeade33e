import type { SettingsGroupName, StaffSettings } from '@hoster/contract';
import { taxDayOf, vatRatesOn } from '@hoster/domain';
import { users } from '../identity/index.ts';
import { companySettings, valueOf } from '../platform/company/index.ts';
import { eq, getTableColumns } from '../platform/db/drizzle.ts';
import type { Context } from '../platform/index.ts';
import { buildersOf } from './builders.ts';
import { obstaclesIn, simulatedLines } from './opening.ts';

/** All settings with their versions, and what is missing before customers can order. */
export async function presentSettings(
  context: Pick<Context, 'clock' | 'db' | 'isSimulated' | 'settings'>,
): Promise<StaffSettings> {
  const rows = await context.db
    .select({ ...getTableColumns(companySettings), username: users.username })
    .from(companySettings)
    .leftJoin(users, eq(users.id, companySettings.changedBy));
  const group = <Name extends SettingsGroupName>(name: Name) => {
    const row = rows.find((one) => one.name === name);
    return {
      value: valueOf(rows, name),
      version: row?.version ?? 0,
      is_default: row?.isDefault ?? false,
      changed: row && !row.isDefault ? row.changedAt.toISOString() : null,
      changed_by: row?.username ?? null,
    };
  };
  const [company, lines, sender] = [group('company'), group('lines'), group('sender')];
  const [bank, { settings }] = [group('bank'), context];
  return {
    company,
    local_company: group('local_company'),
    brand: group('brand'),
    sender,
    bank,
    languages: group('languages'),
    currencies: group('currencies'),
    lines,
    builders: buildersOf(context),
    payments: group('payments'),
    tax: group('tax'),
    vat_rates: Object.entries(vatRatesOn(taxDayOf(context.clock.now()))).map(([country, percent]) => ({
      country,
      percent,
    })),
    payable: [
      ...(settings.stripe ? (['stripe'] as const) : []),
      ...(settings.btcpay ? (['btcpay'] as const) : []),
      ...((bank.value ?? settings.transfer) ? (['transfer'] as const) : []),
    ],
    missing: obstaclesIn(context, { company: company.value, lines: lines.value, sender: sender.value }),
    simulated_lines: simulatedLines(context, lines.value),
  };
}
