import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** How a program of PostgreSQL is started. */
export interface Launcher {
  /** Put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** Owner of the process and its files; null for the user that runs Node. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** Whether `spawn` has to change the user, because the prefix doesn't. */
  readonly drop: boolean;
}

/** The user `nobody` of every Linux. */
const nobody = 65_534;

/** Stops PostgreSQL with this process, even when this is killed (prctl(2), PR_SET_PDEATHSIG). */
const withParent = ['setpriv', '--pdeathsig', 'INT'];

/**
 * PostgreSQL refuses to run as root, and another user can't reach a folder below root's home. So it runs as `nobody`
 * with one capability, to pass through folders that are closed to it. Without `no_setuid_fixup` access(2) would ignore
 * the capability (capabilities(7)), and PostgreSQL would not find its own program.
 */
const asOwner = (uid: number, gid: number) => [
  ...withParent,
  '--securebits',
  '+no_setuid_fixup',
  '--reuid',
  String(uid),
  '--regid',
  String(gid),
  '--clear-groups',
  '--inh-caps',
  '-all,+dac_override',
  '--ambient-caps',
  '-all,+dac_override',
];

/** Determines how PostgreSQL can run on this system. An existing folder keeps its owner. */
export async function launcherFor(cluster: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) {
    return { prefix: (await works(withParent)) ? withParent : [], owner: null, drop: false };
  }
  const existing = await stat(cluster).catch(() => null);
  const owner =
    existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : { uid: nobody, gid: nobody };
  const prefix = asOwner(owner.uid, owner.gid);
  return (await works(prefix)) ? { prefix, owner, drop: false } : { prefix: [], owner, drop: true };
}

async function works([command = '', ...rest]: readonly string[]): Promise<boolean> {
  return promisify(execFile)(command, [...rest, 'true']).then(
    () => true,
    () => false,
  );
}
