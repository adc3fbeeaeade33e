import { gigabyteBytes } from '@hoster/domain';
import { inArray } from '../../platform/db/drizzle.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import type { Call, Usage } from '../../services/index.ts';
import { sandboxObjects } from './tables.ts';

const hourMilliseconds = 60 * 60 * 1000;
/** How long objects have run that the seed has sold without building them. */
const seededMilliseconds = 10 * dayMilliseconds;
/** After this time, half of the room that will be used is. */
const halfMilliseconds = 5 * dayMilliseconds;
/** Size of storage whose size isn't known; less than the smallest that is sold. */
const unknownGigabytes = 50;

type ObjectRow = typeof sandboxObjects.$inferSelect;

/**
 * Counters of simulated services: they grow with the time since an object was made, at a pace of its own, and are the
 * same for every process.
 */
export async function simulatedUsage({ clock, db }: Context, calls: readonly Call[]): Promise<Usage[]> {
  if (calls.length === 0) return [];
  const now = clock.now();
  const marks = calls.map(({ mark }) => mark);
  // Those that the seed has sold without building them are made now.
  await db
    .insert(sandboxObjects)
    .values(marks.map((mark) => ({ mark, createdAt: now })))
    .onConflictDoNothing();
  const rows = await db.select().from(sandboxObjects).where(inArray(sandboxObjects.mark, marks));
  const objects = new Map(rows.map((row) => [row.mark, row]));
  return calls.flatMap((call) => {
    const object = objects.get(call.mark);
    return object && object.removedAt === null ? [usageOf(call, object, now)] : [];
  });
}

function usageOf({ line, service }: Call, { builtBy, createdAt, size }: ObjectRow, now: Date): Usage {
  const pace = paceOf(service);
  const age = Math.max(0, now.getTime() - createdAt.getTime()) + (builtBy === null ? seededMilliseconds : 0);
  const none = { inBytes: null, outBytes: null, diskBytes: null };
  const filled = (gigabytes: number) =>
    BigInt(Math.floor(gigabytes * gigabyteBytes * (0.2 + 0.6 * pace) * (age / (age + halfMilliseconds))));
  const counted = { service, epoch: `made ${createdAt.toISOString()}`, at: now };
  switch (line) {
    case 'vps':
    case 'dedicated': {
      // Up to 0.7 GB an hour: about half a terabyte a month.
      const out = BigInt(Math.floor((0.1 + 0.6 * pace) * gigabyteBytes * (age / hourMilliseconds)));
      return { ...counted, ...none, outBytes: out, inBytes: out / 4n };
    }
    case 'backup':
      return { ...counted, ...none, diskBytes: filled(size?.disk || unknownGigabytes) };
    case 'web_hosting':
      return { ...counted, ...none, diskBytes: filled(5) };
    case 'vpn':
      return { ...counted, ...none };
  }
}

/** A number between 0 and 1 that is always the same for a service (Knuth's multiplicative hash). */
const paceOf = (service: number): number => (Math.imul(service, 2_654_435_761) >>> 0) / 2 ** 32;
