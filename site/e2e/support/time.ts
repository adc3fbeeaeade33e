import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Running } from './processes.ts';

/** How long the site may take to notice that work is due, and to do it, in milliseconds: it looks every 15 seconds. */
export const DUE_TIMEOUT = 30_000;

/** Where the PostgreSQL of a site answers: in its data folder, the fifth line of `postmaster.pid` is its socket. */
function databaseOf({ data }: Running): pg.ClientConfig {
  const [, , , , socket = ''] = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { host: socket, user: 'hoster', database: 'postgres' };
}

/**
 * Lets days pass for a service: its term, what has been done in it, and since when it's unpaid or suspended move into
 * the past. What is due then, the site finds by itself.
 */
export async function passDays(site: Running, serviceId: number, days: number): Promise<void> {
  const client = new pg.Client(databaseOf(site));
  await client.connect();
  try {
    const earlier = (column: string) => `${column} = ${column} - make_interval(days => $2)`;
    const moments = ['paid_until', 'trial_until', 'unpaid_since', 'suspended_at', 'activated_at'];
    await client.query('BEGIN');
    await client.query(`UPDATE services SET ${moments.map(earlier).join(', ')} WHERE id = $1`, [serviceId, days]);
    await client.query(`UPDATE service_steps SET ${earlier('term_end')} WHERE service_id = $1`, [serviceId, days]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
