import { expect, it } from 'vitest';
import { type Conforming, type Hands, settled } from './conforming.ts';

/** Cases about what goes wrong. */
export function troubleCases(conforming: Conforming, { apply, build, built, fresh, operate }: Hands): void {
  const { change, fail, finish, forget, makeForeign, provider, refusals, stored, wanted } = conforming;

  it.skipIf(!makeForeign)('refuses a foreign object of our name, and never touches it (7, 21)', async () => {
    const call = await fresh();
    await makeForeign?.(call);
    const before = await provider().look(call);
    expect(before).toMatchObject({ exists: 'yes', isOurs: false });
    const answers = [
      await build(call),
      await apply(call, 'change'),
      await apply(call, 'suspend'),
      await apply(call, 'remove'),
      await operate(call, 'restart'),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ is: 'refused', reason: expect.stringMatching(/\w/) });
    expect(await provider().look(call)).toEqual(before);
  });

  it.skipIf(!forget)('looks for what it has built when the peer has forgotten the work (9)', async () => {
    const call = await fresh();
    const first = await built(call);
    await forget?.(call);
    expect(await built({ ...call, reference: { task: 'forgotten' } })).toEqual(first);
  });

  it.skipIf(!fail)('throws while the peer is down or locked, and is done later (11)', async () => {
    const call = await fresh();
    fail?.(2);
    for (let times = 0; times < 2; times++) await expect(build(call)).rejects.toThrow(/\w/);
    expect((await provider().look(call)).exists).not.toBe('yes');
    await built(call);
    expect(await provider().look(call)).toMatchObject({ exists: 'yes' });
  });

  it.each(refusals)('refuses $why for good, says why, and leaves nothing (10, 12, 13)', async (refusal) => {
    const { finish: refuse = finish, forCustomer, wanted: impossible } = refusal;
    const call = await fresh({ name: impossible.name });
    const ask = () => settled(call, refuse, (one) => provider().build(one, impossible));
    const answer = await ask();
    expect(answer).toMatchObject({ is: 'refused', reason: expect.stringMatching(/\w/), forCustomer });
    expect(await ask()).toEqual(answer);
    expect(await provider().look(call)).toMatchObject({ exists: 'no', addresses: [] });
  });

  it('completes what an aborted call has started (28)', async () => {
    const call = await fresh();
    await provider()
      .build({ ...call, signal: AbortSignal.abort() }, wanted)
      .catch(() => undefined);
    expect((await provider(true).look(call)).drift).toEqual([]);
    const first = await built(call);
    expect(await built(call)).toEqual(first);
    expect(await provider().look(call)).toMatchObject({ exists: 'yes' });
  });

  it.skipIf(!change)('reports what somebody else has changed, and doesn’t repair it (30)', async () => {
    const call = await fresh();
    await built(call);
    await change?.(call);
    const found = await provider().look(call);
    expect(found.drift).not.toEqual([]);
    await built(call);
    expect(await provider(true).look(call)).toEqual(found);
  });

  it('stores no password in the clear (25)', async () => {
    await built(await fresh());
    for (const secret of ['secret-of-the-build', wanted.password]) expect(await stored()).not.toContain(secret);
  });
}
