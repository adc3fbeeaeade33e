import { calls, openApi } from '@hoster/contract';
import { defaultLanguage, languages } from '@hoster/domain';
import { expect, test } from 'vitest';
import russian from '../../i18n/ru/api.json' with { type: 'json' };
import type { ApiDocument } from './document.ts';
import { apiCalls, apiGroups, errorCodes, searchGroups, withTexts, type ReferenceTexts } from './reference.ts';
import { sample } from './samples.ts';
import { groupNames } from './words.ts';

const document = JSON.parse(JSON.stringify(openApi(calls, { title: 'Hoster', version: '1' }))) as ApiDocument;
const callOf = (slug: string, id: string) => {
  const call = apiCalls(document, true, slug)?.find((one) => one.id === id);
  if (!call) throw new Error(`There is no ${id}`);
  return call;
};

test('calls for staff, probes and the site’s own pages are left out; those of the VPN where it isn’t offered', () => {
  const tags = apiGroups(document, true).map(({ tag }) => tag);
  expect(tags).toContain('VPN');
  expect(tags).not.toContain('Staff');
  expect(tags).not.toContain('Operations');
  expect(apiGroups(document, false).map(({ tag }) => tag)).not.toContain('VPN');
  expect(apiCalls(document, false, 'vpn')).toBeNull();
  expect(apiCalls(document, true, 'unheard-of')).toBeNull();
});

test('every group has a name in both languages', () => {
  expect(apiGroups(document, true).map(({ tag }) => tag)).toEqual(expect.arrayContaining(['Help', 'News', 'Legal']));
  for (const { tag } of apiGroups(document, true)) {
    const id = groupNames[tag]?.id ?? '';
    expect([tag, id in russian]).toEqual([tag, true]);
  }
});

const files = import.meta.glob<ReferenceTexts>('./texts/*.json', { import: 'default', eager: true });
test.each(languages.filter((language) => language !== defaultLanguage))(
  'every call and every code shown has a text in the language %s, and no others have',
  (language) => {
    const texts = files[`./texts/${language}.json`] as ReferenceTexts;
    const translated = withTexts(document, texts, language);
    const shown = apiGroups(translated, true).flatMap((group) => group.calls);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(Object.keys(texts.calls).toSorted());
    const { codes, authCodes } = errorCodes(translated);
    expect(codes.map(({ code }) => code)).toEqual(Object.keys(texts.errorCodes));
    expect(authCodes.map(({ code }) => code)).toEqual(Object.keys(texts.authErrorCodes));
    // Three English words in a row are a phrase rather than names.
    const said = [...shown.map(({ summary }) => summary), ...[...codes, ...authCodes].map(({ meaning }) => meaning)];
    const original = errorCodes(document);
    const english = new Set([...original.codes, ...original.authCodes].map(({ meaning }) => meaning));
    expect(said.filter((text) => english.has(text) || /[a-z]+ [a-z]+ [a-z]+/i.test(text))).toEqual([]);
  },
);

test('a search finds calls by all of its words, in path, name and summary', () => {
  const found = searchGroups(apiGroups(document, true), 'POST vps-ORDER');
  expect(found.flatMap((group) => group.calls.map(({ id }) => id))).toEqual(['postVpsOrder']);
  expect(searchGroups(apiGroups(document, true), 'nothing like it')).toEqual([]);
});

test('fields have types, limits and the fields of their objects', () => {
  const { body, parameters, session, csrf, scope } = callOf('vps', 'postVpsOrder');
  expect([session, csrf, scope]).toEqual([true, true, 'orders']);
  expect(parameters).toMatchObject([{ name: 'idempotency-key', place: 'header', required: false }]);
  const field = (name: string) => body?.fields.find((one) => one.name === name);
  expect(field('comment')).toMatchObject({ type: 'string', required: false, limits: { maxLength: 2000 } });
  expect(field('rent_period')).toMatchObject({ type: 'integer', required: true });
  expect(field('configuration')?.fields.map(({ name }) => name)).toContain('cpu_count');
});

test('every example is sent to its call, and its body is what the call takes', () => {
  for (const { slug } of apiGroups(document, true)) {
    for (const call of apiCalls(document, true, slug) ?? []) {
      const text = sample('curl', 'https://hoster.example', call);
      expect(text).toContain(`https://hoster.example/`);
      expect(text).not.toMatch(/[{}]id[}]|undefined/);
    }
  }
  const { body } = callOf('site', 'postContact');
  expect(calls.postContact.body.safeParse(body?.example).success).toBe(true);
});

test('an example authenticates by a token, or by cookies where no token may make the call', () => {
  const byToken = sample('curl', 'https://hoster.example', callOf('vps', 'postVpsOrder'));
  expect(byToken).toContain("-H 'Authorization: Bearer API_TOKEN'");
  expect(byToken).not.toMatch(/sessionid|X-CSRFToken/);
  const own = callOf('tokens', 'postToken');
  expect(own.scope).toBeNull();
  const byCookies = sample('curl', 'https://hoster.example', own);
  expect(byCookies).toContain("-b 'sessionid=SESSION_ID; csrftoken=CSRF_TOKEN'");
  expect(byCookies).not.toContain('Bearer');
});

test('examples in Python use its constants', () => {
  const text = sample('python', 'https://hoster.example', callOf('vps', 'postVpsOrder'));
  expect(text).toContain('"accept_terms": True');
  expect(text).not.toContain('null');
});
