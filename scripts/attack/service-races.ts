import { setTimeout as sleep } from 'node:timers/promises';
import { placesQuery } from '../../packages/server/src/testing/places-query.ts';
import { anOrder } from './customer.ts';
import { count, CROWD, inThreeSessions, of, type Race, type Races, rush, saying } from './race.ts';
import { moneyOf, payOften, refOf, sentBack } from './shop-races.ts';
import { jsonOf, type Answer, type Visitor } from './visitor.ts';

const EURO = 100;
const BUILT_MS = 60_000;

/** Races for one service: its plan, its term, its end. */
export const serviceRaces: Races = {
  async 'one service upgraded and renewed at the same moment'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 1_000);
    const service = await running(race, of(sessions, 0));
    const places = await placesOf(race);
    const asks = [
      { path: 'upgrade', plan: 4 },
      { path: 'upgrade', plan: 5 },
      { path: 'renew' },
      { path: 'upgrade', plan: 4, payment_method: 'card' },
    ];
    const answers = await rush(race.origins, CROWD, (origin, index) => {
      const { path, ...asked } = of(asks, index);
      const body = { currency: 'EUR', payment_method: 'balance', ...asked };
      return of(sessions, index).post(`${origin}/my/api/services/${service}/${path}/`, body);
    });
    await checkPlaces(race, places, answers);
    const waiting = await count(race.database, `service_upgrades where service_id = $1 and state = 'waiting'`, service);
    race.findings.check(waiting <= 1, 'Upgrades that wait', `${waiting}: ${saying(answers)}`);
    // Each renewal has a term of its own, so that several are right, but never two for one term.
    const [twice] = await race.database.rows<{ terms: number }>(
      `select count(*)::int as terms from (select from payments where service_id = $1 and purpose = 'renewal'
        and status = 'paid' group by term_end having count(*) > 1) doubled`,
      [service],
    );
    race.findings.check(twice?.terms === 0, 'Terms paid twice', saying(answers));
    const [row] = await race.database.rows<{ spent: string; held: string }>(
      `select coalesce(sum(amount_cents) filter (where method = 'balance' and status = 'paid'), 0)::text as spent,
        (select coalesce(-sum(amount_cents), 0) from ledger_postings
          where account_id = $1 and account in ('customer', 'overdraft'))::text as held
        from payments where account_id = $1`,
      [accountId],
    );
    const isRight = Number(row?.spent) + Number(row?.held) === 1_000 * EURO;
    race.findings.check(isRight, 'Money of a balance', `${row?.spent} spent, ${row?.held} left: ${saying(answers)}`);
    return answers;
  },

  async 'an upgrade paid at the bank while its service is renewed and cancelled'(race) {
    const { sessions, accountId } = await inThreeSessions(race, 1_000);
    const service = await running(race, of(sessions, 0));
    const places = await placesOf(race);
    const address = `/my/api/services/${service}`;
    const begun = await rush(race.origins, 1, (origin) =>
      of(sessions, 0).post(`${origin}${address}/upgrade/`, { plan: 5, currency: 'EUR', payment_method: 'card' }),
    );
    const ref = refOf(begun);
    const others = rush(race.origins, CROWD, (origin, index) =>
      index % 3 === 0
        ? of(sessions, index).post(`${origin}${address}/cancel/`, { when: 'now' })
        : of(sessions, index).post(`${origin}${address}/renew/`, { currency: 'EUR', payment_method: 'balance' }),
    );
    const paid = await payOften(race, sessions, ref);
    const answers = [...begun, ...(await others), ...paid];
    await sentBack(race);
    // The place of a cancelled service is free: it counts as before.
    await checkPlaces(race, places, answers);
    const done = await count(race.database, `service_upgrades where service_id = $1 and state = 'done'`, service);
    const { bank } = await moneyOf(race, accountId, ref);
    const isRight = done === 1 ? bank > 0 : bank === 0;
    race.findings.check(isRight, 'Money of an upgrade', `${done} done, the bank keeps ${bank}: ${saying(answers)}`);
    return answers;
  },
};

/** Orders a server from the balance, and waits until it runs. @returns its id */
async function running({ origins, unique, database }: Race, session: Visitor): Promise<number> {
  const answer = await session.post(`${of(origins, 0)}/my/api/vps-order/`, anOrder({ name: `r-${unique}` }));
  const [id = 0] = jsonOf<{ order_ids: number[] }>(answer).order_ids ?? [];
  const deadline = Date.now() + BUILT_MS;
  while ((await count(database, `services where id = $1 and state = 'active'`, id)) === 0 && Date.now() < deadline)
    await sleep(200);
  return id;
}

async function placesOf({ database }: Race): Promise<string> {
  const rows = await database.rows<{ plan: number; places: number }>(placesQuery);
  return rows.map(({ plan, places }) => `${plan}: ${places}`).join(', ');
}

async function checkPlaces(race: Race, before: string, answers: readonly Answer[]): Promise<void> {
  const after = await placesOf(race);
  race.findings.check(after === before, 'Places of plans', `${before} became ${after}: ${saying(answers)}`);
}
