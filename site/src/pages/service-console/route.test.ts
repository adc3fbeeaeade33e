import type { ServiceDetails } from '@hoster/contract';
import { expect, test, vi } from 'vitest';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from '../service/service.fixture.ts';
import { route } from './route.ts';

const user = { display: 'Mira', has_usable_password: true };

async function opened(available: ServiceDetails['operations']['available']) {
  const operations = { ...service.operations, available };
  const answer = () => Response.json({ ...service, operations });
  const { app } = siteVisit({ auth: { status: 'settled', user }, answer }, vi.fn());
  const url = new URL('https://hoster.example/my/services/1/console/');
  return route.load?.({ app, params: { id: '1' }, url, request: new Request(url) });
}

test('shows the screen of a server that has a console, also while it is off', async () => {
  expect(await opened([{ kind: 'console', obstacle: 'power' }])).toEqual({ id: 1, name: 'web-1' });
});

test('leads from a service without a console to its page', async () => {
  const answer = await opened([{ kind: 'login_link', obstacle: null }]);
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/my/services/1/');
});
