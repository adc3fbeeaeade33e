import { expect, it } from 'vitest';
import { redacted, secretPaths } from './redacted.ts';

it.each(secretPaths)('the log holds no secret of %s', (path) => {
  const at = (value: string) => path.replace(/:\w+$/, value);
  const key = 'MQ:1tX-_%3Aé=';
  for (const [before, after] of [
    ['', ''],
    ['/ru', '/?next=%2Fmy%2F'],
    ['{"url":"', '/confirm/"}'],
    ['Referer: https://hoster.example', ''],
    ['failed: "https://hoster.example/ru', '" (404)'],
  ]) {
    const text = redacted(`${before}${at(key)}${after}`);
    expect(text).not.toContain('1tX');
    expect(text).toContain(at('…'));
  }
  expect(redacted(at('ABC').toUpperCase())).not.toContain('ABC');
  for (const slash of ['//', '%2F', '%2f%2f', '%252F'])
    expect(redacted(at('ABC').replaceAll('/', slash)), `slashes as ${slash}`).not.toContain('ABC');
  const spelt = path.replaceAll(/[^/](?=.*:)/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  expect(redacted(spelt.replace(/:\w+$/, 'ABC')), 'percent-encoded').toMatch(/…$/);
});

it.each([
  ['/auth/accounts/github/login/callback/?code=c0de&state=st4te', '/auth/accounts/github/login/callback/?…'],
  ['GET https://hoster.example/my/?promo_code=X failed', 'GET https://hoster.example/my/?… failed'],
  ['{"url":"/x?token=t","ip":"192.0.2.1"}', '{"url":"/x?…","ip":"192.0.2.1"}'],
  ['https://hoster.example/#access_token=t&x=1.', 'https://hoster.example/#…'],
  ['connect postgres://hoster:pa55@db:5432/hoster', 'connect postgres://…@db:5432/hoster'],
  ['smtps://user%40x:pa55@mail.example', 'smtps://…@mail.example'],
])('%s becomes %s', (text, shown) => {
  expect(redacted(text)).toBe(shown);
});

it.each([
  'What now? Try /my/services/12/ again.',
  'select "a" from "b" where c = $1 and d / 2 > 3',
  '/virtual-private-servers/nvme-3/#faq',
  'ada@example.test',
])('leaves %s as it is', (text) => {
  expect(redacted(text)).toBe(text);
});
