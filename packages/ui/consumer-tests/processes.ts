import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';

interface Consumer {
  folder: string;
  /** Arguments of node. */
  command: string[];
  /** Whether to use React's development build. */
  development?: boolean;
}

/** Starts a consumer's server in its folder and waits until it responds. */
export async function serve({ folder, command, development }: Consumer): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const cwd = join(process.env['CONSUMERS'] ?? '', folder);
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: development ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const deadline = Date.now() + WAIT_TIMEOUT;
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${folder} does not answer:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop: () => void child.kill() };
}
