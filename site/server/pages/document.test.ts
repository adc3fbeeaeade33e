import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { verificationTags } from './document.ts';

test('the verification codes that are configured become meta tags, and no others', () => {
  expect(verificationTags(readConfig({}).verifications)).toBe('');
  const { verifications } = readConfig({ VERIFY_GOOGLE: 'abc_1', VERIFY_YANDEX: '9f' });
  expect(verificationTags(verifications)).toBe(
    '<meta name="google-site-verification" content="abc_1"><meta name="yandex-verification" content="9f">',
  );
});

test('a whole tag is refused as a verification code', () => {
  expect(() => readConfig({ VERIFY_BING: '<meta name="msvalidate.01" content="1">' })).toThrow(/^VERIFY_BING must be/);
});
