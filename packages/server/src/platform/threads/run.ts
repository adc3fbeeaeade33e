import { parentPort } from 'node:worker_threads';

/** A call of a function of a module. */
export interface Call {
  readonly file: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** What comes back from it. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

async function run({ file, name, args }: Call): Promise<unknown> {
  const work: unknown = ((await import(file)) as Record<string, unknown>)[name];
  if (typeof work !== 'function') throw new Error(`${file} has no ${name}`);
  return (work as (...args: readonly unknown[]) => unknown)(...args);
}

const answer = (outcome: Outcome) => parentPort?.postMessage(outcome);
parentPort?.on('message', (call: Call) => {
  run(call).then(
    (value) => answer({ value }),
    (error: unknown) => answer({ error }),
  );
});
