import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds that a process has used, and those of the database that it started. */
export interface CpuUsage {
  site: number;
  database: number;
}

interface Process {
  parent: number;
  name: string;
  /** Clock ticks, its own and those of its children that have ended. */
  ticks: number;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Reads from Linux what the site with this process id and its PostgreSQL have used so far (proc_pid_stat(5)). */
export function cpuUsage(pid: number): CpuUsage {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(Number(name)) : null;
    if (found) all.set(Number(name), found);
  }
  const isOurs = (id: number): boolean => {
    const parent = all.get(id)?.parent ?? 0;
    return parent === pid || (parent > 1 && isOurs(parent));
  };
  let database = 0;
  for (const [id, { name, ticks }] of all) if (name === 'postgres' && isOurs(id)) database += ticks;
  const site = all.get(pid)?.ticks ?? 0;
  return { site: (site * 1000) / ticksPerSecond, database: (database * 1000) / ticksPerSecond };
}

function readProcess(id: number): Process | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), ticks };
  } catch {
    // The process ended after it was listed.
    return null;
  }
}
