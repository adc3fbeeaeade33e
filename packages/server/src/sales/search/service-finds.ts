import type { FindSource } from '../../identity/index.ts';
import { desc, eq, like, or, sql } from '../../platform/db/drizzle.ts';
import { escapeLike } from '../../platform/db/index.ts';
import { services } from '../orders/tables.ts';

/** Services by name, host, domain or number. */
export const serviceFinds: FindSource = {
  permissions: ['setups', 'payments'],
  find: async ({ db }, text, limit) => {
    const number = /^#?([1-9]\d{0,8})$/.exec(text)?.[1];
    const words = sql`lower(${services.name} || ' ' || coalesce(${services.host}, '') || ' ' || coalesce(${services.spec} ->> 'domain', ''))`;
    const rows = await db
      .select({ id: services.id, name: services.name, host: services.host, accountId: services.accountId })
      .from(services)
      .where(
        or(
          like(words, `%${escapeLike(text.toLowerCase())}%`),
          number === undefined ? undefined : eq(services.id, Number(number)),
        ),
      )
      .orderBy(desc(services.id))
      .limit(limit);
    return rows.map(({ accountId, host, id, name }) => ({
      kind: 'service' as const,
      key: String(id),
      title: `${name} (${id})`,
      note: host,
      account: accountId,
    }));
  },
};
