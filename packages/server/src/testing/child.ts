import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Where Node keeps what it has compiled: sixty backends start in a run, and each would compile the same modules. */
const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/** A backend in a process of its own, on a free port. */
export interface ChildBackend {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Kills it without warning, and waits until it has ended. */
  kill(): Promise<void>;
}

/** What a process that did not start left behind. */
export interface FailedStart {
  readonly code: number | null;
  readonly errors: string;
}

/** Starts `main.ts`; resolves when it answers, or with its output when it exits. */
export async function startChild(env: Readonly<Record<string, string>>): Promise<ChildBackend | FailedStart> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      HOST: '127.0.0.1',
      SEED: 'none',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, 'close');
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /localhost:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        process: child,
        kill: async () => {
          child.kill('SIGKILL');
          await exited;
        },
      });
    });
    child.on('close', (code) => resolve({ code, errors }));
  });
}

/** The same, when it must start. @throws with what the process said */
export async function mustStart(env: Readonly<Record<string, string>>): Promise<ChildBackend> {
  const child = await startChild(env);
  if (!('origin' in child)) throw new Error(`The backend did not start: ${child.errors}`);
  return child;
}
