import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Answer, Built, Call, Provider, Wanted } from './provider.ts';

/** What the suite needs of a provider that it tests. */
export interface Conforming {
  /** The provider; another process of it with `anew`, which remembers only what is stored. */
  provider(anew?: boolean): Provider;
  /** A state that it can build. */
  wanted: Wanted;
  /** A state that it refuses; null where it can't know. */
  refused: Wanted | null;
  /** Lets the work that it has begun come to its end. */
  finish(call: Call): Promise<void>;
}

let last = 0;

/** A call about a new service. */
export function newCall(change: Partial<Call> = {}): Call {
  const service = 1_000_000 + ++last;
  return {
    service,
    line: 'vps',
    name: 'conforming',
    mark: `h-test-${service}`,
    generation: 1,
    key: `${service}/build/1`,
    place: 'FRA1',
    external: null,
    reference: null,
    signal: AbortSignal.timeout(60_000),
    ...change,
  };
}

/** Asks until there's a result, as the shop does. */
async function settled<Value>(
  call: Call,
  finish: (call: Call) => Promise<void>,
  ask: (call: Call) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  let answer = await ask(call);
  for (let count = 0; answer.is === 'working' && count < 50; count++) {
    await finish(call);
    // The reference survives only as JSON.
    const reference: Call['reference'] = JSON.parse(JSON.stringify(answer.reference));
    answer = await ask({ ...call, reference });
  }
  return answer;
}

const next = (call: Call, kind: string): Call => ({
  ...call,
  reference: null,
  key: `${call.service}/${kind}/${randomUUID()}`,
});

/** Tests what the shop relies on of every provider. */
export function conforms({ finish, provider, refused, wanted }: Conforming): void {
  const build = (call: Call, of = provider()) => settled(call, finish, (one) => of.build(one, wanted));
  const done = async (call: Call): Promise<Built> => {
    const answer = await build(call);
    if (answer.is !== 'done') throw new Error(`It wasn't built: ${JSON.stringify(answer)}`);
    return answer.value;
  };

  it('finds what it has built by its mark', async () => {
    const call = newCall();
    await done(call);
    expect(await provider().look(call)).toMatchObject({ exists: 'yes', isOurs: true, drift: [] });
  });

  it('gives the same for the same key, also to another process and after a lost answer', async () => {
    const call = newCall();
    const first = await done(call);
    expect(await done(call)).toEqual(first);
    expect(await build(call, provider(true))).toEqual({ is: 'done', value: first });
  });

  it('builds once when it’s asked twice at the same time', async () => {
    const call = newCall();
    const both = await Promise.all([build(call), build(call, provider(true))]);
    expect(both[0]).toEqual(both[1]);
  });

  it('gives no address twice', async () => {
    const built = await Promise.all(Array.from({ length: 20 }, () => done(newCall())));
    const addresses = built.flatMap((one) => one.addresses.map(({ address }) => address));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('continues its work after a restart', async () => {
    const call = newCall();
    const begun = await provider().build(call, wanted);
    const reference = begun.is === 'working' ? begun.reference : null;
    expect(await build({ ...call, reference }, provider(true))).toMatchObject({ is: 'done' });
  });

  it('changes, suspends and resumes as often as it’s asked', async () => {
    const call = newCall();
    await done(call);
    const found = async () => (await provider().look(call)).isSuspended;
    for (const kind of ['change', 'suspend', 'suspend', 'resume', 'resume'] as const) {
      const answer = await settled(next(call, kind), finish, (one) => provider()[kind](one, wanted));
      expect([kind, answer.is, await found()]).toEqual([kind, 'done', kind === 'suspend']);
    }
  });

  it('removes what is built, and what isn’t there, and is asked for again', async () => {
    const call = newCall();
    await done(call);
    const remove = (one: Call) => settled(next(one, 'remove'), finish, (asked) => provider().remove(asked, wanted));
    expect(await remove(call)).toMatchObject({ is: 'done' });
    expect(await provider().look(call)).toMatchObject({ exists: 'no' });
    expect(await remove(call)).toMatchObject({ is: 'done' });
    expect(await remove(newCall())).toMatchObject({ is: 'done' });
  });

  it('counts on after a restart, and never back', async () => {
    const call = newCall();
    await done(call);
    const count = async (anew: boolean) => (await provider(anew).usage([call]))[0];
    const first = await count(false);
    await finish(call);
    const second = await count(true);
    // A provider that doesn't count says nothing.
    if (!first || !second) return expect([first, second]).toEqual([undefined, undefined]);
    expect(second).toMatchObject({ service: call.service, epoch: first.epoch });
    expect(second.at >= first.at).toBe(true);
    for (const counter of ['inBytes', 'outBytes'] as const) {
      expect((second[counter] ?? 0n) >= (first[counter] ?? 0n)).toBe(true);
      expect((first[counter] ?? 0n) >= 0n).toBe(true);
    }
  });

  it('refuses an operation that it doesn’t have', async () => {
    const call = newCall({ line: 'vpn' });
    expect(provider().capabilities('vpn', null).operations).not.toContain('rescue');
    expect(await provider().operate(next(call, 'rescue'), { kind: 'rescue' })).toMatchObject({ is: 'refused' });
  });

  it('puts no secret into references', async () => {
    const call = newCall();
    const begun = await provider().build(call, { ...wanted, password: 'secret-of-the-build' });
    expect(JSON.stringify(begun.is === 'working' ? begun.reference : null)).not.toContain('secret-of-the-build');
  });

  it.skipIf(refused === null)('refuses what it can’t build, and leaves nothing', async () => {
    const call = newCall({ name: refused?.name ?? '' });
    const answer = await settled(call, finish, (one) => provider().build(one, refused ?? wanted));
    expect(answer).toMatchObject({ is: 'refused', reason: expect.any(String) });
    expect(await provider().look(call)).toMatchObject({ exists: 'no' });
  });
}
