import { rmSync } from 'node:fs';
import { memoryFolder } from '../../../scripts/memory-folder.ts';
import { startSite } from './processes.ts';

/** Seeds one data folder before the tests, for all sites that they start to copy. */
export default async function seedOnce(): Promise<() => void> {
  const folder = memoryFolder('hoster-ready-');
  const site = await startSite({ DATA_DIR: folder });
  await site.stop();
  process.env['READY_DATA'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
