import { randomUUID } from 'node:crypto';
import type { Answer, Built, Call, Provider, RefusalText, Wanted } from '../provider.ts';

/** Something that a provider refuses to build. */
export interface Refusal {
  /** What's wrong, in a few words. */
  readonly why: string;
  readonly wanted: Wanted;
  /** Lets it be refused, where it isn't at the first call. */
  finish?(call: Call): Promise<void>;
  readonly forCustomer: RefusalText | null;
}

/** What the suite needs of a provider that it tests. Null: the provider can't get into that situation. */
export interface Conforming {
  /** The provider; another process of it with `anew`, which remembers only what is stored. */
  provider(anew?: boolean): Provider;
  /** A state of a server that it can build. */
  readonly wanted: Wanted;
  /** Makes a service that calls can be about. Default: any number. */
  service?(): Promise<number>;
  /** Lets the work that it has begun come to its end. */
  finish(call: Call): Promise<void>;
  readonly refusals: readonly Refusal[];
  /** Whether it refuses a disk that is smaller. */
  readonly refusesSmallerDisk: boolean;
  /** Puts an object of the same name there that isn't ours. */
  readonly makeForeign: ((call: Call) => Promise<void>) | null;
  /** Makes the peer forget the piece of work, not the object. */
  readonly forget: ((call: Call) => Promise<void>) | null;
  /** Makes the next pieces of work fail as if the peer were down or locked. */
  readonly fail: ((times: number) => void) | null;
  /** Changes the object behind the shop's back. */
  readonly change: ((call: Call) => Promise<void>) | null;
  /** The time by its clock. */
  now(): Date;
  /** Everything that it has stored, as text. */
  stored(): Promise<string>;
}

let last = 1_000_000;

/** A call about a new service. */
export function newCall(change: Partial<Call> = {}): Call {
  const service = change.service ?? (last += 1);
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

/** A later call about the same service. */
export const next = (call: Call, kind: string): Call => ({
  ...call,
  reference: null,
  generation: call.generation + 1,
  key: `${call.service}/${kind}/${randomUUID()}`,
});

/** Asks until there's a result, as the shop does: the reference survives only as JSON. */
export async function settled<Value>(
  call: Call,
  finish: (call: Call) => Promise<void>,
  ask: (call: Call) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  let answer = await ask(call);
  for (let count = 0; answer.is === 'working' && count < 50; count++) {
    await finish(call);
    const reference: Call['reference'] = JSON.parse(JSON.stringify(answer.reference));
    answer = await ask({ ...call, reference });
  }
  return answer;
}

/** What the tests of a provider do with it. */
export interface Hands {
  /** A call about a new service. */
  fresh(change?: Partial<Call>): Promise<Call>;
  /** Builds until there's a result. */
  build(call: Call, wanted?: Wanted, of?: Provider): Promise<Answer<Built>>;
  /** Builds, and fails unless it's built. */
  built(call: Call, wanted?: Wanted): Promise<Built>;
  /** Changes, suspends, resumes or removes, under a new key, until there's a result. */
  apply(call: Call, kind: 'change' | 'suspend' | 'resume' | 'remove', wanted?: Wanted): Promise<Answer<null>>;
  /** Carries an operation without parameters out, until there's a result. */
  operate(call: Call, kind: 'start' | 'stop' | 'restart'): Promise<Answer<unknown>>;
}

export function handsOn({ finish, provider, service, wanted: usual }: Conforming): Hands {
  const fresh: Hands['fresh'] = async (change = {}) =>
    newCall({ ...(service && { service: await service() }), ...change });
  const build: Hands['build'] = (call, wanted = usual, of = provider()) =>
    settled(call, finish, (one) => of.build(one, wanted));
  return {
    fresh,
    build,
    built: async (call, wanted) => {
      const answer = await build(call, wanted);
      if (answer.is !== 'done') throw new Error(`It wasn't built: ${JSON.stringify(answer)}`);
      return answer.value;
    },
    apply: (call, kind, wanted = usual) => settled(next(call, kind), finish, (one) => provider()[kind](one, wanted)),
    operate: (call, kind) => settled(next(call, kind), finish, (one) => provider().operate(one, { kind })),
  };
}
