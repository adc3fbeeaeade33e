import { expect, it } from 'vitest';
import { dayMilliseconds } from '../../../platform/index.ts';
import { type Conforming, type Hands, next, settled } from './conforming.ts';

/** Cases about making an object, once. */
export function buildCases({ finish, now, provider, wanted }: Conforming, { build, built, fresh }: Hands): void {
  it('finds what it has built by its mark, with size and addresses (1)', async () => {
    const call = await fresh();
    const { addresses } = await built(call);
    expect(await provider().look(call)).toEqual({
      exists: 'yes',
      isOurs: true,
      power: expect.toBeOneOf(['on', null]),
      isSuspended: false,
      size: wanted.size,
      addresses: addresses.map(({ address }) => address),
      drift: [],
    });
  });

  it('gives the same for the same key, also to another process (2)', async () => {
    const call = await fresh();
    const first = await built(call);
    expect(await built(call)).toEqual(first);
    expect(await build(call, wanted, provider(true))).toMatchObject({ is: 'done', value: first });
  });

  it('finds what it has built when the answer was lost and it’s asked under another key (3)', async () => {
    const call = await fresh();
    const first = await built(call);
    expect(await built({ ...next(call, 'build'), external: null })).toEqual(first);
  });

  it('builds once, whichever process asks after a crash, with a reference or without (4)', async () => {
    for (const keeps of [true, false]) {
      const call = await fresh();
      let answer = await provider().build(call, wanted);
      for (let steps = 0; answer.is === 'working' && steps < 50; steps++) {
        await finish(call);
        const reference = keeps ? answer.reference : null;
        answer = await provider(true).build({ ...call, reference }, wanted);
      }
      expect(answer).toMatchObject({ is: 'done' });
      expect(await built(call)).toEqual(answer.is === 'done' && answer.value);
    }
  });

  it('builds once when it’s asked twice at the same time (5)', async () => {
    const call = await fresh();
    const both = await Promise.all([build(call), build(call, wanted, provider(true))]);
    expect(both[0]).toMatchObject({ is: 'done' });
    expect(both[0]).toEqual(both[1]);
  });

  it('gives no address twice (6)', async () => {
    const calls = await Promise.all(Array.from({ length: 20 }, () => fresh()));
    const all = await Promise.all(calls.map((call) => built(call)));
    const addresses = all.flatMap((one) => one.addresses.map(({ address }) => address));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('continues its work after a restart, by the reference (8)', async () => {
    const call = await fresh();
    const begun = await provider().build(call, wanted);
    const reference = begun.is === 'working' ? begun.reference : null;
    expect(JSON.stringify(reference).length).toBeLessThan(4096);
    expect(await build({ ...call, reference }, wanted, provider(true))).toMatchObject({ is: 'done' });
  });

  it('asks to be asked again between a second and a week later', async () => {
    const begun = await provider().build(await fresh(), wanted);
    if (begun.is !== 'working') return;
    const wait = begun.askAgainAt.getTime() - now().getTime();
    expect(wait).toBeGreaterThanOrEqual(1000);
    expect(wait).toBeLessThanOrEqual(7 * dayMilliseconds);
  });

  const hostile = {
    quotes: `it's "quoted" \`now\``,
    'a line break': 'two\nlines',
    'a command': '$(reboot); rm -rf / #',
    '255 bytes': 'a'.repeat(255),
    'many scripts': 'сервер-服务器-خادم',
    markup: '<script>alert(1)</script>&amp;',
  };
  it.each(Object.entries(hostile))('takes a name with %s exactly, or refuses it (24)', async (_why, name) => {
    const call = await fresh({ name });
    const key = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T ${name}`;
    const answer = await build(call, { ...wanted, name, sshKeys: [key] });
    expect(['done', 'refused']).toContain(answer.is);
    expect(await provider().look(call)).toMatchObject({ exists: answer.is === 'done' ? 'yes' : 'no' });
  });

  it('puts no secret into references, reasons or what it stores (25)', async () => {
    const call = await fresh();
    const secret = 'secret-of-the-build';
    const answers: unknown[] = [];
    await settled(call, finish, async (one) => {
      const answer = await provider().build(one, { ...wanted, password: secret });
      if (answer.is !== 'done') answers.push(answer);
      return answer;
    });
    expect(JSON.stringify(answers)).not.toContain(secret);
  });
}
