import { totpOf } from '../../packages/server/src/identity/auth/factors/totp.ts';
import { keyFrom, makeRoom, password } from './customer.ts';
import { count, CROWD, inThreeSessions, of, type Race, type Races, rush, saying, taken } from './race.ts';
import { type Answer, auth, jsonOf, Visitor } from './visitor.ts';

const factors = `${auth}/account/authenticators`;

/** Races for accounts, links and codes. */
export const authRaces: Races = {
  async 'one authenticator app'(race) {
    const { sessions, email } = await inThreeSessions(race, 0);
    const secrets: string[] = [];
    for (const session of sessions) secrets.push((await prepared(race, session)).secret);
    const answers = await rush(race.origins, CROWD, (origin, index) => {
      const code = totpOf(of(secrets, index)).generate();
      return of(sessions, index).post(`${origin}${factors}/totp`, { code });
    });
    const active = await count(
      race.database,
      `authenticators a join email_addresses e using (user_id) where e.email = $1 and a.type = 'totp'`,
      email,
    );
    race.findings.check(
      active === 1 && taken(answers) === 1,
      'An authenticator app was not activated once',
      `${active} active, ${taken(answers)} acknowledged: ${saying(answers)}`,
    );
    const codes = await rush(race.origins, CROWD, (origin, index) =>
      of(sessions, index).post(`${origin}${factors}/recovery-codes`, {}),
    );
    return [...answers, ...codes];
  },

  async 'one address, signed up often'(race) {
    await makeRoom(race.database);
    const email = `race-${race.unique}@example.test`;
    const answers = await rush(race.origins, CROWD, (origin) =>
      new Visitor().post(`${origin}${auth}/auth/signup`, { email, password }),
    );
    const made = await count(race.database, 'email_addresses where email = $1', email);
    race.findings.check(made === 1, 'One address became several users', `${made}: ${saying(answers)}`);
    return answers;
  },

  async 'guesses of one password, at most five'(race) {
    const { email } = await inThreeSessions(race, 0);
    const answers = await rush(race.origins, CROWD, (origin) =>
      new Visitor().post(`${origin}${auth}/auth/login`, { email, password: 'wrong-and-long-enough' }),
    );
    const judged = answers.filter(({ text }) => text.includes('email_password_mismatch')).length;
    race.findings.check(judged <= 5, 'Guesses of a password', `${judged} were judged`);
    return answers;
  },

  async 'one recovery code for many sign-ins'(race) {
    const { sessions, email } = await inThreeSessions(race, 0);
    const [origin] = race.origins;
    const { secret } = await prepared(race, of(sessions, 0));
    await of(sessions, 0).post(`${origin}${factors}/totp`, { code: totpOf(secret).generate() });
    const shown = await of(sessions, 0).get(`${origin}${factors}/recovery-codes`);
    const code = jsonOf<{ data: { unused_codes: string[] } }>(shown).data?.unused_codes?.[0] ?? '';
    const visitors = Array.from({ length: CROWD }, () => new Visitor());
    for (const visitor of visitors) await visitor.post(`${origin}${auth}/auth/login`, { email, password });
    const answers = await rush(race.origins, CROWD, (target, index) =>
      of(visitors, index).post(`${target}${auth}/auth/2fa/authenticate`, { code }),
    );
    // A sign-in that is let in asks whether to trust the browser.
    const entered = answers.filter(({ status, text }) => status === 200 || text.includes('"mfa_trust"')).length;
    race.findings.check(entered === 1, 'A recovery code', `let ${entered} in: ${saying(answers)}`);
    return answers;
  },

  async 'one reset link'(race) {
    const { email } = await inThreeSessions(race, 0);
    await new Visitor().post(`${race.origins[0]}${auth}/auth/password/request`, { email });
    const key = await keyFrom(race.database, email, /\/auth\/password\/reset\/key\/([^/\s]+)\//);
    const answers = await rush(race.origins, CROWD, (origin, index) =>
      new Visitor().post(`${origin}${auth}/auth/password/reset`, { key, password: `${password}-${index}` }),
    );
    // Success means that the visitor signs in next.
    const done = answers.filter(({ status }) => status === 401 || status === 200).length;
    race.findings.check(done === 1, 'A reset link', `worked ${done} times: ${saying(answers)}`);
    return answers;
  },
};

/** Proves the password again, and begins the activation of an authenticator app. */
async function prepared({ origins }: Race, session: Visitor): Promise<{ secret: string }> {
  const [origin] = origins;
  await session.post(`${origin}${auth}/auth/reauthenticate`, { password });
  const answer: Answer = await session.get(`${origin}${factors}/totp`);
  return { secret: jsonOf<{ meta: { secret: string } }>(answer).meta?.secret ?? '' };
}
