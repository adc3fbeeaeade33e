import pTimeout from 'p-timeout';
import type { Context } from '../../platform/index.ts';
import { addressesOfService, asConfigured } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { Answer, Built, Call, Operation, Outcome, Wanted } from '../providers/provider.ts';
import { builderOf, markOf, providerById } from '../providers/registry.ts';
import { type Drawn, openDrawn } from './drawn.ts';
import type { OperationRow } from './tables.ts';

/** Limit of one call. */
export const callMilliseconds = 15_000;

/** An operation, its service, and the provider that is asked. */
export interface Turn {
  readonly operation: OperationRow;
  readonly service: ServiceRow;
  readonly drawn: Drawn | null;
  readonly providerId: string;
  readonly place: string | null;
}

/** Collects what an operation's next call needs. */
export async function turnOf(context: Context, service: ServiceRow, operation: OperationRow): Promise<Turn> {
  const builder = await builderOf(context, service);
  const drawn = openDrawn(context, operation.sealed);
  return { operation, service, drawn, ...builder };
}

/** Asks the provider of an operation, without a transaction. @throws when it's unknown whether something happened */
export async function ask(context: Context, turn: Turn): Promise<Answer<Built | Outcome | null>> {
  const signal = AbortSignal.timeout(callMilliseconds);
  // A provider that ignores the signal has failed too: the job would soon count as abandoned.
  return pTimeout(answerOf(context, turn, signal), {
    milliseconds: callMilliseconds,
    message: `The provider hasn't answered for ${callMilliseconds} ms`,
  });
}

async function answerOf(context: Context, turn: Turn, signal: AbortSignal): Promise<Answer<Built | Outcome | null>> {
  const { operation, service } = turn;
  const provider = providerById(context, turn.providerId);
  const call = callOf(context, turn, signal);
  // Ordered while somebody built this line, whom staff have removed since.
  if (turn.providerId === 'sandbox' && service.provider === null && !context.settings.demo) {
    return { is: 'refused', reason: 'Nobody builds this product: choose who does in the settings', forCustomer: null };
  }
  switch (operation.kind) {
    case 'build':
    case 'change':
    case 'suspend':
    case 'resume':
    case 'remove':
      return provider[operation.kind](call, await wantedOf(context, service, turn.drawn));
    // Done when they're stored.
    case 'rename':
    case 'move':
    case 'console':
      return { is: 'done', value: null };
    default:
      return provider.operate(call, await operationOf(context, turn, operation.kind));
  }
}

/** Returns the call about a service's operation. */
const callOf = (context: Context, { operation, place, service }: Turn, signal: AbortSignal): Call =>
  callAbout(context, service, { ...operation, place, signal });

/** Returns a call about a service, with what is particular to it. */
export const callAbout = (
  context: Context,
  { external, id, kind: line, name }: ServiceRow,
  { generation, key, place, reference, signal }: Pick<Call, 'generation' | 'key' | 'place' | 'reference' | 'signal'>,
): Call => ({
  service: id,
  line,
  name,
  mark: markOf(context, id),
  generation,
  key,
  place,
  external,
  reference,
  signal,
});

async function wantedOf(context: Context, service: ServiceRow, drawn: Drawn | null): Promise<Wanted> {
  const given = await addressesOfService(context.db, service.id);
  return {
    ...(await context.serviceLines[service.kind].wanted(context, service, drawn)),
    addresses: given.filter(({ poolId }) => poolId !== null).map(asConfigured),
  };
}

async function operationOf(context: Context, turn: Turn, kind: Operation['kind']): Promise<Operation> {
  const { drawn, operation } = turn;
  const { address = '', mark = '', most = 0, name = null } = operation.parameters;
  switch (kind) {
    case 'reinstall':
      return { kind, wanted: await wantedOf(context, reinstalled(context, turn), drawn) };
    case 'password':
      return { kind, password: drawn?.password ?? '' };
    case 'reverse_dns':
      return { kind, address, name };
    case 'snapshot':
      return { kind, snapshot: mark, title: name ?? '', most };
    case 'snapshot_restore':
    case 'snapshot_delete':
      return { kind, snapshot: mark, title: name ?? '' };
    default:
      return { kind };
  }
}

/** The service with the system and the keys of a reinstallation. */
export function reinstalled({ serviceLines }: Context, { drawn, operation, service }: Turn): ServiceRow {
  const reinstall = serviceLines[service.kind].reinstall;
  const { system } = operation.parameters;
  if (!reinstall || system === undefined) return service;
  return { ...service, spec: reinstall.spec(service, system, drawn?.sshKeys ?? []) };
}
