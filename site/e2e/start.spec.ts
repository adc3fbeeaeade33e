import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { startSite } from './support/processes.ts';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the site where it must refuse, and waits for its end. */
function refused(env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['site/server/main.ts'], {
      env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('exit', (code) => resolve({ code, stdout, stderr }));
  });
}

const oneSentence = ({ code, stderr }: Ended, about: RegExp) => {
  expect(code).toBe(1);
  expect(stderr).toMatch(about);
  expect(stderr.trim().split('\n'), 'one sentence, no stack trace').toHaveLength(1);
};

test('a taken port is named, and so is a folder that another process uses', { tag: '@full' }, async () => {
  const port = await freePort();
  const site = await startSite({ PORT: String(port) });
  const other = mkdtempSync(join(tmpdir(), 'hoster-start-'));
  try {
    oneSentence(await refused({ PORT: String(port), DATA_DIR: other }), new RegExp(String(port)));
    expect(readdirSync(other), 'said before a database is made').toEqual([]);
    const second = await refused({ PORT: String(await freePort()), DATA_DIR: site.data });
    oneSentence(second, new RegExp(String(site.pid)));
  } finally {
    await site.stop();
    rmSync(other, { recursive: true, force: true });
  }
});
