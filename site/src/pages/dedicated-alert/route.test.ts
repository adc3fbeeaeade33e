import { expect, test } from 'vitest';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { route } from './route.ts';

test('says why one alert too many isn’t confirmed', async () => {
  const full = 'You already have 20 alerts. End one to add another.';
  const { app } = siteVisit(
    { answer: () => Response.json({ non_field_errors: [full] }, { status: 400 }) },
    () => undefined,
  );
  const url = new URL('https://hoster.example/dedicated-servers/alerts/1-a/');
  const form = new FormData();
  form.set('intent', 'confirm');
  const answer = await route.act?.({ app, params: { key: '1-a' }, url, request: new Request(url), form });
  expect(answer).toMatchObject({ data: { refused: full }, init: { status: 400 } });
});
