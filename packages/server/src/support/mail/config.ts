import { readEmail } from '@hoster/contract';
import { isLoopback } from '@hoster/domain/network/loopback';
import { StartError } from '../../platform/index.ts';
import type { DeskSettings } from './desk.ts';
import { domainOf } from './headers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Mailbox that support's email is fetched from. The password stays out of logs. */
export interface ImapSettings {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  readonly mailbox: string;
  /** Folder that stored messages are moved to; null: they stay, marked as read. */
  readonly doneFolder: string | null;
}

/** Email to support: the addresses, and the ways by which it comes in. */
export interface SupportMailSettings {
  readonly desk: DeskSettings;
  readonly imap: ImapSettings | null;
  /** Secret of the webhook; null: it's off. */
  readonly webhookSecret: string | null;
}

/**
 * Reads email to support from `SUPPORT_ADDRESS`, `SUPPORT_OWN_ADDRESSES`, `SUPPORT_MESSAGE_DOMAIN`,
 * `SUPPORT_PLUS_ADDRESSES`, `SUPPORT_AUTHSERV_IDS`, `SUPPORT_OWN_LISTS`, `SUPPORT_IMAP_URL`, `SUPPORT_IMAP_DONE` and
 * `SUPPORT_WEBHOOK_SECRET`. Null without an address: tickets aren't answered by email.
 * @throws StartError that names the bad variable, never its value when that is secret
 */
export function readSupportMail(env: Environment): SupportMailSettings | null {
  const address = emailIn(env, 'SUPPORT_ADDRESS');
  if (address === null) {
    const extra = ['SUPPORT_IMAP_URL', 'SUPPORT_WEBHOOK_SECRET'].find((name) => env[name]);
    if (extra !== undefined) throw new StartError(`SUPPORT_ADDRESS is missing although ${extra} is set.`);
    return null;
  }
  const more = list(env, 'SUPPORT_OWN_ADDRESSES').map((text) => {
    const email = readEmail(text);
    if (email === null) throw new StartError('SUPPORT_OWN_ADDRESSES must be email addresses, separated by commas.');
    return email.toLowerCase();
  });
  const plus = env['SUPPORT_PLUS_ADDRESSES'] || '1';
  if (plus !== '0' && plus !== '1') throw new StartError('SUPPORT_PLUS_ADDRESSES must be 0 or 1.');
  const webhookSecret = env['SUPPORT_WEBHOOK_SECRET'] || null;
  if (webhookSecret !== null && webhookSecret.length < 32) {
    throw new StartError('SUPPORT_WEBHOOK_SECRET must have at least 32 characters.');
  }
  return {
    desk: {
      address,
      ownAddresses: [...new Set([address, ...more])],
      messageDomain: env['SUPPORT_MESSAGE_DOMAIN']?.toLowerCase() || domainOf(address),
      plusAddresses: plus === '1',
      authservIds: list(env, 'SUPPORT_AUTHSERV_IDS'),
      ownLists: list(env, 'SUPPORT_OWN_LISTS'),
    },
    imap: imapIn(env),
    webhookSecret,
  };
}

function imapIn(env: Environment): ImapSettings | null {
  const given = env['SUPPORT_IMAP_URL'];
  if (!given) return null;
  const url = URL.parse(given);
  const isImap = url !== null && /^imaps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isImap || url.username === '' || url.password === '') {
    throw new StartError(
      'SUPPORT_IMAP_URL must be an address such as imaps://user:password@host/INBOX, with a percent-encoded user and password.',
    );
  }
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    mailbox: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    doneFolder: env['SUPPORT_IMAP_DONE'] || null,
  };
}

/** Whether the password may travel without encryption: only to this machine. */
export const mayBePlain = ({ host }: ImapSettings): boolean => isLoopback(`http://${host}`);

function emailIn(env: Environment, name: string): string | null {
  const given = env[name];
  if (!given) return null;
  const email = readEmail(given);
  if (email === null) throw new StartError(`${name} must be an email address.`);
  return email.toLowerCase();
}

const list = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

declare module '../../platform/settings.ts' {
  interface Settings {
    /** Null: tickets aren't answered by email. */
    readonly supportMail: SupportMailSettings | null;
  }
}
