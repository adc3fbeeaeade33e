import type { SettingsGroupName, StaffSettings } from '@hoster/contract';
import { users } from '../identity/index.ts';
import { companySettings, valueOf } from '../platform/company/index.ts';
import { eq, getTableColumns } from '../platform/db/drizzle.ts';
import type { Context } from '../platform/index.ts';
import { obstaclesIn, simulatedLines } from './opening.ts';

/** All settings with their versions, and what is missing before customers can order. */
export async function presentSettings(
  context: Pick<Context, 'db' | 'isSimulated' | 'settings'>,
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
  const [company, sender] = [group('company'), group('sender')];
  return {
    company,
    local_company: group('local_company'),
    brand: group('brand'),
    sender,
    bank: group('bank'),
    currencies: group('currencies'),
    missing: obstaclesIn(context, { company: company.value, sender: sender.value }),
    simulated_lines: simulatedLines(context),
  };
}
