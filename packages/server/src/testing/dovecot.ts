import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const program = '/usr/sbin/dovecot';
/** Whether Debian's `dovecot-imapd` is installed, and this process may start it. */
export const hasDovecot = existsSync(program) && process.getuid?.() === 0;

/** IMAP server of a test, with one mailbox. */
export interface Dovecot {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Deletes the mailbox's index, so that it gets another UIDVALIDITY. */
  renumber(): Promise<void>;
  remove(): Promise<void>;
}

/** Sets a Dovecot up in a folder of its own. */
export async function dovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(`${tmpdir()}/dovecot-`);
  await chmod(folder, 0o755);
  const port = await freePort();
  await mkdir(`${folder}/mail`);
  await writeFile(`${folder}/users`, 'desk:{PLAIN}secret\n');
  await writeFile(`${folder}/dovecot.conf`, configuration(folder, port));
  await promisify(execFile)('chown', ['-R', 'mail:mail', `${folder}/mail`]);
  const control = (command: string) =>
    promisify(execFile)('doveadm', ['-c', `${folder}/dovecot.conf`, command]).catch(() => undefined);

  async function isUp(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1' });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  }

  return {
    port,
    user: 'desk',
    password: 'secret',
    start: async () => {
      const child = spawn(program, ['-F', '-c', `${folder}/dovecot.conf`], { stdio: 'ignore' });
      child.unref();
      for (let times = 0; times < 100 && !(await isUp()); times++) await pause(100);
    },
    stop: async () => {
      await control('stop');
      for (let times = 0; times < 100 && (await isUp()); times++) await pause(100);
    },
    renumber: () => rm(`${folder}/mail/dovecot-uidlist`, { force: true }).then(() => removeIndexes(folder)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function removeIndexes(folder: string): Promise<void> {
  for (const name of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache', 'dovecot-uidvalidity']) {
    await rm(`${folder}/mail/${name}`, { force: true });
  }
}

const configuration = (folder: string, port: number): string => `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
mail_uid = mail
mail_gid = mail
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
