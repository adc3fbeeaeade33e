import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Running } from './processes.ts';

/** Connects to the database of a site, past the site. */
async function connect({ data }: Running): Promise<Client> {
  // The fifth line of PostgreSQL's own file is the folder of its socket.
  const lines = (await readFile(join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const client = new Client({ host: lines[4] ?? '', user: 'hoster', database: 'postgres' });
  await client.connect();
  return client;
}

interface Former {
  line: 'vps' | 'web_hosting' | 'dedicated' | 'backup';
  slug: string;
  /** As it was called. */
  name: string;
  /** Slug of the plan to order instead. */
  successor: string;
}

/** Stops selling a plan. Returns the function that sells it again. */
export async function withdraw(site: Running, { line, slug, name, successor }: Former): Promise<() => Promise<void>> {
  const client = await connect(site);
  await client.query('insert into former_plans (line, slug, name, renamed, successor) values ($1, $2, $3, false, $4)', [
    line,
    slug,
    { en: name, ru: name },
    successor,
  ]);
  return async () => {
    await client.query('delete from former_plans where line = $1 and slug = $2', [line, slug]);
    await client.end();
  };
}

/** Gives a VPS plan another address. Returns the function that gives it the old one again. */
export async function renameVps(site: Running, from: string, to: string): Promise<() => Promise<void>> {
  const client = await connect(site);
  const rename = (before: string, after: string) =>
    client.query('update vps_plans set slug = $2 where slug = $1', [before, after]);
  await rename(from, to);
  await client.query(
    "insert into former_plans (line, slug, name, renamed, successor) values ('vps', $1, $2, true, $3)",
    [from, { en: from, ru: from }, to],
  );
  return async () => {
    await client.query("delete from former_plans where line = 'vps' and slug = $1", [from]);
    await rename(to, from);
    await client.end();
  };
}

/** Takes a plan's last VPS in a location. Returns the function that puts them back. */
export async function sellOutVps(site: Running, slug: string, location: number): Promise<() => Promise<void>> {
  const client = await connect(site);
  const stock = (available: number) =>
    client.query(
      'update vps_stock set available = $3 where location_id = $2 and plan_id = (select id from vps_plans where slug = $1)',
      [slug, location, available],
    );
  await stock(0);
  return async () => {
    await stock(10_000);
    await client.end();
  };
}

/**
 * Leaves room for so many gigabytes of backups, or hosting accounts, in each location.
 * @param room by the id of the location; 0 where it says nothing
 * @returns the function that makes room again
 */
export async function leaveRoom(
  site: Running,
  line: 'backup' | 'web_hosting',
  room: Readonly<Record<number, number>> = {},
): Promise<() => Promise<void>> {
  const [table, column] = line === 'backup' ? ['backup_capacity', 'gigabytes'] : ['vh_capacity', 'accounts'];
  const client = await connect(site);
  const { rows: before } = await client.query<{ location: number; room: number }>(
    `select location_id as location, ${column} as room from ${table}`,
  );
  const leave = async (location: number, left: number) => {
    await client.query(`update ${table} set ${column} = $2 where location_id = $1`, [location, left]);
  };
  for (const { location } of before) await leave(location, room[location] ?? 0);
  return async () => {
    for (const { location, room: left } of before) await leave(location, left);
    await client.end();
  };
}

/** Gives the accounts of a web hosting plan so much RAM. Returns the function that gives them what they had. */
export async function resizeHosting(site: Running, slug: string, megabytes: number): Promise<() => Promise<void>> {
  const client = await connect(site);
  const { rows } = await client.query<{ memory_mb: number }>('select memory_mb from vh_plans where slug = $1', [slug]);
  const resize = (to: number | undefined) =>
    client.query('update vh_plans set memory_mb = $2 where slug = $1', [slug, to]);
  await resize(megabytes);
  return async () => {
    await resize(rows[0]?.memory_mb);
    await client.end();
  };
}
