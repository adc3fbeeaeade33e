import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';

test.each([
  ['otpauth://totp/Hoster:mira?secret=ABC', 6, 30],
  ['otpauth://totp/Hoster:mira?secret=ABC&digits=8&period=60', 8, 60],
  ['otpauth://totp/Hoster:mira?secret=ABC&digits=many&period=-1', 6, 30],
  ['otpauth://totp/Hoster:mira?secret=ABC&digits=0&period=', 6, 30],
  ['not an address', 6, 30],
  ['', 6, 30],
])('a key with the address “%s” has codes of %i digits that count for %i seconds', (totp_url, digits, seconds) => {
  expect(codeOf({ totp_url })).toEqual({ digits, seconds });
});
