import type { StatusIncident } from '@hoster/contract';
import { expect, test } from 'vitest';
import { statusAtom } from './status-feed.ts';

const site = { brand: 'Hoster', origin: 'https://hoster.example' };

const incident: StatusIncident = {
  id: 7,
  kind: 'incident',
  title: 'Loss & delay <RTM1>',
  impact: 'major',
  step: 'monitoring',
  starts: '2026-11-20T10:00:00.000Z',
  ends: null,
  is_open: true,
  is_sample: false,
  components: [],
  updates: [
    { id: 2, step: 'monitoring', text: 'Loss is <b>gone</b>.', created: '2026-11-20T11:00:00.000Z' },
    { id: 1, step: 'investigating', text: 'We’re looking.', created: '2026-11-20T10:05:00.000Z' },
  ],
  updated: '2026-11-20T11:00:00.000Z',
};

test('an incident is one entry with its step, every message as text, and the time of the last one', () => {
  const xml = statusAtom(site, 'ru', [incident]);
  expect(xml.match(/<entry>/g)).toHaveLength(1);
  expect(xml).toContain('<id>https://hoster.example/ru/status/7/</id>');
  expect(xml).toContain('<![CDATA[Loss &amp; delay &lt;RTM1> (Наблюдаем)]]>');
  expect(xml).toContain('Loss is &lt;b>gone&lt;/b>.');
  expect(xml).toContain('We’re looking.');
  expect(xml.split('<updated>2026-11-20T11:00:00.000Z</updated>')).toHaveLength(3);
  expect(xml).toContain('<published>2026-11-20T10:05:00.000Z</published>');
});

test('marks sample incidents', () => {
  expect(statusAtom(site, 'en', [{ ...incident, is_sample: true }])).toContain('[Sample: ');
});
