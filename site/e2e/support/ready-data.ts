import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './processes.ts';

/** Seeds one data folder before the tests, for all sites that they start to copy. */
export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hoster-ready-'));
  const site = await startSite({ DATA_DIR: folder });
  await site.stop();
  process.env['READY_DATA'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
