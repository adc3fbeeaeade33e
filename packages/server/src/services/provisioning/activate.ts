import type { Context } from '../../platform/index.ts';
import { addressesOfService, mainOf, storeBuilt } from '../../catalogue/index.ts';
import { recipientOf, type ServiceRow, transition } from '../../sales/index.ts';
import type { Turn } from '../operations/ask.ts';
import { claim, ended } from '../operations/claim.ts';
import type { Built } from '../providers/provider.ts';
import { wantsEmail } from '../../live/index.ts';
import { mailReady } from './emails.ts';
import { firstTerm } from './first-term.ts';
import { passwordPurpose } from './password-purpose.ts';

/**
 * Starts the term of a service that has been built, and emails its login details.
 * @returns false when another answer was stored before, or the service has ended
 */
export async function activate(
  context: Context,
  turn: Turn,
  built: Built,
  external: ServiceRow['external'] | undefined,
): Promise<boolean> {
  const { drawn, service } = turn;
  const { spec } = service;
  const line = context.serviceLines[service.kind];
  const now = context.clock.now();
  const { paidUntil, termDay, trialUntil } = firstTerm(service, now);
  const columns = { ...accessColumns(context, built), ...(await line.store?.(context, service, built, drawn)) };
  return context.db.transaction(async (tx) => {
    // Another worker was faster, or the service was cancelled meanwhile.
    const done = { ...ended(context, 'done'), percent: 100 };
    const locked = await claim(context, tx, turn, done, external);
    if (!locked) return false;
    const change = { ...columns, activatedAt: now, paidUntil, termDay, trialUntil };
    if (!(await transition(tx, locked, 'set_up', change))) return false;
    await storeBuilt(tx, service.id, built.addresses, now);
    const given = await addressesOfService(tx, service.id);
    const to = await recipientOf(tx, service);
    if (!(await wantsEmail(tx, to.userId, 'service_ready'))) return true;
    await mailReady(context, tx, to, {
      id: service.id,
      words: line.words,
      name: service.name,
      address: built.hostedOn?.panelUrl ?? mainOf(given, 4) ?? mainOf(given, 6) ?? columns.host ?? null,
      login: built.account?.login ?? null,
      facts: line.readyFacts?.(service, built, to.language) ?? [],
      connect: line.connect ?? (() => null),
      steps: line.firstSteps?.(built) ?? [],
      trial:
        spec.trial === 'none' || trialUntil === null
          ? null
          : { kind: spec.trial, until: trialUntil, renewalCents: service.priceCents },
    });
    return true;
  });
}

function accessColumns({ secrets }: Context, { account, host, hostedOn, hostKeys }: Built) {
  const password = account?.password ?? null;
  return {
    host,
    hostedOn,
    hostKeys,
    login: account?.login ?? null,
    sealedPassword: password === null ? null : secrets.seal(passwordPurpose, password),
  } satisfies Partial<ServiceRow>;
}
