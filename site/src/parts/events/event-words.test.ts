import { AccountEventKind } from '@hoster/contract';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import russian from '../../i18n/ru/security-log.json' with { type: 'json' };
import { eventWords } from './event-words.ts';

const details = { email: 'mira@example.test', title: 'Laptop', provider: 'github', count: '2' };
const providers = { github: 'GitHub' };
const english = createIntl({ locale: 'en', onError: () => undefined });
const inRussian = createIntl({ locale: 'ru', messages: russian });

test('each kind of event has its own text and details in both languages', () => {
  for (const intl of [english, inRussian]) {
    const texts = AccountEventKind.options.map((kind) => eventWords(intl, { kind, details }, providers).what);
    expect(new Set(texts).size).toBe(AccountEventKind.options.length);
    expect(texts.filter((text) => text === '' || text.includes('{'))).toEqual([]);
    for (const part of ['mira@example.test', 'Laptop', 'GitHub']) expect(texts.join('\n')).toContain(part);
  }
});

test('a sign-in names its method, unless it’s unknown', () => {
  const way = (found: Record<string, string>) => eventWords(english, { kind: 'login', details: found }, providers).way;
  expect(way({ method: 'password' })).toBe('with a password');
  expect(way({ method: 'recovery_code' })).toBe('with a recovery code');
  expect(way({ method: 'passkey' })).toBe('with a passkey');
  expect(way({ method: 'provider', provider: 'github' })).toBe('with GitHub');
  // A provider that is no longer offered goes by its id.
  expect(way({ method: 'provider', provider: 'vk' })).toBe('with vk');
  expect(way({ method: 'toString' })).toBeNull();
  expect(way({})).toBeNull();
});

test('refused sign-ins are failures, and nothing else is', () => {
  const failed = AccountEventKind.options.filter((kind) => eventWords(english, { kind, details }, providers).failed);
  expect(failed).toEqual(['login_failed', 'factor_failed', 'passkey_failed']);
});

test('sessions that were ended are counted as the language counts', () => {
  const ended = (count: string) => eventWords(inRussian, { kind: 'sessions_ended', details: { count } }, {}).what;
  expect([ended('1'), ended('3'), ended('5')]).toEqual([
    'Завершён 1\u00a0сеанс',
    'Завершено 3\u00a0сеанса',
    'Завершено 5\u00a0сеансов',
  ]);
});
