import { expect, it } from 'vitest';
import type { OperationKind, Wanted } from '../provider.ts';
import { type Conforming, type Hands, next, settled } from './conforming.ts';

/** Cases about an object that was built. */
export function lifeCases(conforming: Conforming, { apply, built, fresh, operate }: Hands): void {
  const { finish, provider, refusesSmallerDisk, stored, wanted } = conforming;
  const can = (kind: OperationKind) => provider().capabilities('vps', 'FRA1').operations.includes(kind);
  const sized = (disk: number): Wanted => ({ ...wanted, size: { cpus: 2, memory: 4, disk } });
  const disk = wanted.size?.disk ?? 0;

  it('changes to what is wanted, and not again under the same key (15)', async () => {
    const call = await fresh();
    const { addresses } = await built(call);
    const larger = sized(disk * 2);
    const change = next(call, 'change');
    for (let times = 0; times < 2; times++) {
      expect(await settled(change, finish, (one) => provider().change(one, larger))).toMatchObject({ is: 'done' });
    }
    expect(await provider().look(call)).toMatchObject({
      size: larger.size,
      addresses: addresses.map(({ address }) => address),
      drift: [],
    });
  });

  it.skipIf(!refusesSmallerDisk)('refuses a smaller disk, and leaves it as it is (16)', async () => {
    const call = await fresh();
    await built(call, sized(disk * 2));
    expect(await apply(call, 'change', sized(disk))).toMatchObject({ is: 'refused' });
    expect(await provider().look(call)).toMatchObject({ size: sized(disk * 2).size, drift: [] });
  });

  it('suspends and resumes as often as it’s asked (18)', async () => {
    const call = await fresh();
    await built(call);
    for (const kind of ['suspend', 'suspend', 'resume', 'resume'] as const) {
      const { is } = await apply(call, kind);
      const { isSuspended } = await provider(true).look(call);
      expect([kind, is, isSuspended]).toEqual([kind, 'done', kind === 'suspend']);
    }
  });

  it('stays suspended whatever operation is asked for (18)', async () => {
    const call = await fresh();
    await built(call);
    await apply(call, 'suspend');
    expect(await operate(call, 'restart')).toMatchObject({ is: 'refused' });
    expect(await provider().look(call)).toMatchObject({ isSuspended: true });
  });

  it.skipIf(!can('stop'))('resumes to the state that it had before (19)', async () => {
    const call = await fresh();
    await built(call);
    await operate(call, 'stop');
    await apply(call, 'suspend');
    await apply(call, 'resume');
    expect(await provider().look(call)).toMatchObject({ power: 'off' });
    await operate(call, 'start');
    expect(await provider().look(call)).toMatchObject({ power: 'on' });
  });

  it.skipIf(!can('snapshot'))(
    'keeps a snapshot once, restores it and deletes it as often as it’s asked (19)',
    async () => {
      const call = await fresh();
      await built(call);
      const named = { snapshot: 's-1', title: 'before' };
      const snapshot = (kind: 'snapshot' | 'snapshot_restore' | 'snapshot_delete') =>
        settled(next(call, kind), finish, (one) => provider().operate(one, { kind, ...named, most: 2 ** 50 }));
      // People notice themselves that there is none.
      const { isByHand } = provider().capabilities('vps', 'FRA1');
      const missing = { is: isByHand ? 'done' : 'refused' };
      expect(await snapshot('snapshot_restore'), 'before there is one').toMatchObject(missing);
      expect(await snapshot('snapshot')).toMatchObject({ is: 'done' });
      expect(await snapshot('snapshot_restore')).toMatchObject({ is: 'done' });
      for (let times = 0; times < 2; times++) expect(await snapshot('snapshot_delete')).toMatchObject({ is: 'done' });
      expect(await snapshot('snapshot_restore'), 'after it').toMatchObject(missing);
    },
  );

  it('removes what is built, suspended, half-built or absent, as often as it’s asked (20)', async () => {
    const ordinary = await fresh();
    await built(ordinary);
    const suspended = await fresh();
    await built(suspended);
    await apply(suspended, 'suspend');
    const half = await fresh();
    await provider().build(half, wanted);
    for (const call of [ordinary, suspended, half, await fresh()]) {
      for (let times = 0; times < 2; times++) {
        expect(await apply(call, 'remove')).toMatchObject({ is: 'done' });
        expect(await provider().look(call)).toMatchObject({ exists: 'no', addresses: [] });
      }
    }
  });

  it('gives another link at each click, for a short time, and stores none (26)', async () => {
    const lines = (['vps', 'web_hosting'] as const).filter((line) =>
      provider().capabilities(line, 'FRA1').operations.includes('login_link'),
    );
    for (const line of lines) {
      const call = await fresh({ line });
      const links = [];
      for (let times = 0; times < 2; times++) {
        const answer = await provider().operate(next(call, 'login_link'), { kind: 'login_link' });
        links.push(answer.is === 'done' ? answer.value.link?.url : undefined);
      }
      expect(new Set(links).size).toBe(2);
      for (const link of links) expect(await stored()).not.toContain(link);
    }
  });

  it('counts on after a restart, and never back (27)', async () => {
    const call = await fresh();
    await built(call);
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

  it('refuses an operation that it doesn’t have, without asking anybody (29)', async () => {
    const call = await fresh({ line: 'vpn' });
    expect(provider().capabilities('vpn', null).operations).not.toContain('rescue');
    const before = await stored();
    expect(await provider().operate(next(call, 'rescue'), { kind: 'rescue' })).toMatchObject({
      is: 'refused',
      reason: expect.stringContaining('rescue'),
      forCustomer: 'not_supported',
    });
    expect(await stored()).toBe(before);
  });
}
