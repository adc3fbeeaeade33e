import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bootJson } from './boot-json.ts';

const rest = { facts: { origin: 'https://hoster.example' }, router: { loaderData: { page: { data: '</script>' } } } };

function bootOf(answers: Record<string, unknown>) {
  const client = new QueryClient();
  for (const [key, data] of Object.entries(answers)) client.setQueryData([key], data);
  const text = bootJson(client, rest);
  expect(text).not.toContain('<');
  return JSON.parse(text);
}

test('holds every answer, whether pages share it or not', () => {
  const shared = Object.freeze({ text: '<b>', list: [1] });
  for (let times = 0; times < 2; times++) {
    const boot = bootOf({ shared, own: { name: '</script>' }, nothing: null });
    expect(boot).toMatchObject(rest);
    expect(boot.queries.mutations).toEqual([]);
    const found = boot.queries.queries.map(
      (query: { queryKey: string[]; state: { data: unknown; status: string } }) => [
        query.queryKey[0],
        query.state.data,
        query.state.status,
      ],
    );
    expect(found).toEqual([
      ['shared', { text: '<b>', list: [1] }, 'success'],
      ['own', { name: '</script>' }, 'success'],
      ['nothing', null, 'success'],
    ]);
  }
});

test('an answer that may change is written in its current state', () => {
  const own = { count: 1 };
  const data = (boot: { queries: { queries: { state: { data: unknown } }[] } }) => boot.queries.queries[0]?.state.data;
  expect(data(bootOf({ own }))).toEqual({ count: 1 });
  own.count = 2;
  expect(data(bootOf({ own }))).toEqual({ count: 2 });
});
