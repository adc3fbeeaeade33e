import { expect, test } from 'vitest';
import { readSupportMail } from './config.ts';

const env = { SUPPORT_ADDRESS: 'Support@example.net' };

test('without an address email to support is off', () => {
  expect(readSupportMail({})).toBe(null);
});

test('an address is enough, the rest has defaults', () => {
  expect(readSupportMail(env)).toEqual({
    desk: {
      address: 'support@example.net',
      ownAddresses: ['support@example.net'],
      messageDomain: 'example.net',
      plusAddresses: true,
      authservIds: [],
      ownLists: [],
    },
    imap: null,
    webhookSecret: null,
  });
});

test('a mailbox is read from its address', () => {
  const url = 'imaps://desk%40example.net:p%3Aw@mail.example.net/Tickets';
  expect(readSupportMail({ ...env, SUPPORT_IMAP_URL: url, SUPPORT_IMAP_DONE: 'Done' })?.imap).toEqual({
    host: 'mail.example.net',
    port: 993,
    secure: true,
    user: 'desk@example.net',
    password: 'p:w',
    mailbox: 'Tickets',
    doneFolder: 'Done',
  });
});

test.each([
  [{ SUPPORT_IMAP_URL: 'imaps://u:secret@h' }, 'SUPPORT_ADDRESS'],
  [{ ...env, SUPPORT_IMAP_URL: 'https://u:secret@h' }, 'SUPPORT_IMAP_URL'],
  [{ ...env, SUPPORT_IMAP_URL: 'imaps://h' }, 'SUPPORT_IMAP_URL'],
  [{ ...env, SUPPORT_WEBHOOK_SECRET: 'secret' }, 'SUPPORT_WEBHOOK_SECRET'],
  [{ ...env, SUPPORT_PLUS_ADDRESSES: 'yes' }, 'SUPPORT_PLUS_ADDRESSES'],
  [{ SUPPORT_ADDRESS: 'support' }, 'SUPPORT_ADDRESS'],
  [{ ...env, SUPPORT_OWN_ADDRESSES: 'a@b.example,c' }, 'SUPPORT_OWN_ADDRESSES'],
])('a bad value is named without secrets: %o', (given, name) => {
  expect(() => readSupportMail(given)).toThrow(name);
  expect(() => readSupportMail(given)).not.toThrow(/secret@/);
});
