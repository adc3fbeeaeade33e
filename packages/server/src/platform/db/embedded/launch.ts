import { spawn, type ChildProcess } from 'node:child_process';
import type { Launcher } from './launcher.ts';

/** Started PostgreSQL program. */
export interface Launched {
  readonly process: ChildProcess;
  /** The last lines it printed. */
  output(): string;
  /** Calls back for each piece of output. */
  onOutput(listener: () => void): void;
  /** Resolves to its exit code when it has ended. Never rejects. */
  readonly ended: Promise<number | null>;
}

/** How much of the output is kept, in characters. */
const outputLimit = 4000;

/** Starts a program in its own session, so that Ctrl+C in a terminal stops this process first and then the database. */
export function launch(launcher: Launcher, program: string, args: readonly string[]): Launched {
  const [command = '', ...rest] = [...launcher.prefix, program, ...args];
  const child = spawn(command, rest, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Variables such as PGDATA, PGPORT or LC_ALL would change what it does.
    env: { PATH: process.env['PATH'] },
    ...(launcher.drop && launcher.owner),
  });
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-outputLimit);
      for (const listener of listeners) listener();
    });
  }
  return {
    process: child,
    output: () => output,
    onOutput: (listener) => void listeners.push(listener),
    ended: new Promise((resolve) => {
      child.on('close', resolve);
      child.on('error', (error) => {
        output += `FATAL:  ${error.message}`;
        resolve(null);
      });
    }),
  };
}

/** Returns PostgreSQL's own message about why it ended. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const reason = lines.findLast((line) => /(FATAL|PANIC|error):/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return reason.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').replace(/\.$/, '');
}
