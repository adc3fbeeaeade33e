import { and, eq, isNull, sql } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Answer, Call } from '../../services/index.ts';
import { BuildError } from './machine.ts';
import { sandboxTasks } from './tables.ts';

const purpose = 'sandbox-task';
/** The longest that the shop waits before it asks for the progress again. */
const askMilliseconds = 2000;

const running = new WeakMap<Context, Map<string, Promise<Answer<unknown>>>>();

/**
 * Does a piece of work once for its key, however often and by however many it's asked for. It takes the sandbox's time,
 * in which it's `working`.
 * @param work what it does in the end; a BuildError refuses
 */
export async function once<Value>(
  context: Context,
  call: Call,
  step: 'installing' | 'configuring' | 'starting' | 'stopping',
  work: () => Promise<Value>,
): Promise<Answer<Value>> {
  const { clock, db, settings } = context;
  const now = clock.now();
  await db.insert(sandboxTasks).values({ key: call.key, mark: call.mark, startedAt: now }).onConflictDoNothing();
  const [task] = await db
    .update(sandboxTasks)
    .set({ asked: sql`${sandboxTasks.asked} + 1` })
    .where(eq(sandboxTasks.key, call.key))
    .returning();
  if (!task) throw new Error('The task was stored but not found.');
  if (task.sealed !== null) return opened(context, task.sealed);
  const whole = settings.sandboxMilliseconds;
  const left = task.startedAt.getTime() + whole - now.getTime();
  if (left > 0) {
    return {
      is: 'working',
      reference: { task: call.key },
      askAgainAt: new Date(now.getTime() + Math.min(left, askMilliseconds)),
      progress: { percent: Math.floor(((whole - left) / whole) * 100), step },
    };
  }
  return shared(context, call.key, async () => {
    const answer = await answerOf(work);
    await db
      .update(sandboxTasks)
      .set({ sealed: context.secrets.seal(purpose, JSON.stringify(answer)) })
      .where(and(eq(sandboxTasks.key, call.key), isNull(sandboxTasks.sealed)));
    // Another process may have been faster: its answer counts.
    const [stored] = await db.select().from(sandboxTasks).where(eq(sandboxTasks.key, call.key));
    return stored?.sealed ? opened(context, stored.sealed) : answer;
  });
}

/** Callers of this process with the same key wait for the same work. */
async function shared<Value>(
  context: Context,
  key: string,
  work: () => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const known = running.get(context) ?? new Map<string, Promise<Answer<unknown>>>();
  running.set(context, known);
  const begun = known.get(key) ?? work().finally(() => known.delete(key));
  known.set(key, begun);
  return begun as Promise<Answer<Value>>;
}

async function answerOf<Value>(work: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { is: 'done', value: await work() };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { is: 'refused', reason: error.message, forCustomer: error.forCustomer };
  }
}

function opened<Value>({ secrets }: Context, sealed: string): Answer<Value> {
  return JSON.parse(secrets.open(purpose, sealed)) as Answer<Value>;
}
