import { expect, test } from 'vitest';
import { consentFrom, consentText, consentTo, cookiesOf, noConsent } from './consent.ts';

const day = new Date('2026-11-23T23:59:00Z');

test('a decision survives its cookie', () => {
  const consent = consentTo(['chat', 'marketing']);
  expect(consentText(consent, day)).toBe('1.2026-11-23.marketing.chat');
  expect(consentFrom('1.2026-11-23.marketing.chat')).toEqual(consent);
  expect(consentFrom(consentText(noConsent, day))).toEqual(noConsent);
});

test.each([null, '', '1', '0.2026-11-23.marketing', '2.2026-11-23.marketing', '1.marketing', '<script>'])(
  'rejects %j as a decision',
  (value) => expect(consentFrom(value)).toBeNull(),
);

test('an unknown purpose grants nothing', () => {
  expect(consentFrom('1.2026-11-23.everything.__proto__')).toEqual(noConsent);
});

test('refusing marketing removes every attribution cookie', () => {
  expect(cookiesOf.marketing).toEqual(['utm_source', 'utm_medium', 'utm_campaign', 'partner_ref', 'gclid', 'referer']);
});
