import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orReload } from './old-tab.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js'));
const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  assign.mockClear();
});

test('an old tab reloads the target page once', async () => {
  const request = new Request('http://localhost:3000/vpn/?a=1');
  void orReload(request, gone);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost:3000/vpn/?a=1'));
  await expect(orReload(request, gone)).rejects.toMatchObject({ name: 'TabError', kind: 'new-version' });
  expect(assign).toHaveBeenCalledOnce();
});

test('lets the browser submit a pending form with all input', async () => {
  const sent: string[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(
      this.action,
      new URLSearchParams([...new FormData(this)].map(([k, v]) => [k, typeof v === 'string' ? v : v.name])).toString(),
    );
  });
  const body = new URLSearchParams({ email: 'a@b.example', comment: 'long' });
  void orReload(new Request('http://localhost:3000/auth/signup/', { method: 'POST', body }), gone);
  await waitFor(() => expect(sent).toEqual(['http://localhost:3000/auth/signup/', 'email=a%40b.example&comment=long']));
  expect(assign).not.toHaveBeenCalled();
});

test('doesn’t reload offline, and continues when online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = vi.fn(gone);
  const told = vi.fn();
  const result = orReload(new Request('http://localhost:3000/auth/login/'), run, told);
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(assign).not.toHaveBeenCalled();
  run.mockResolvedValue('here' as never);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(result).resolves.toBe('here');
  expect(assign).not.toHaveBeenCalled();
  onLine.mockRestore();
});

test('detects a dead connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tell = () => {
    throw new Error('offline');
  };
  await expect(orReload(new Request('http://localhost:3000/'), gone, tell)).rejects.toThrow('offline');
  expect(assign).not.toHaveBeenCalled();
});

test('can report a missing connection instead of waiting', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tell = () => {
    throw new Error('offline');
  };
  await expect(orReload(new Request('http://localhost:3000/'), gone, tell)).rejects.toThrow('offline');
  expect(assign).not.toHaveBeenCalled();
  onLine.mockRestore();
});

test('any other failure is the page’s', async () => {
  await expect(orReload(new Request('http://localhost:3000/'), () => Promise.reject(new Error('x')))).rejects.toThrow(
    'x',
  );
  expect(assign).not.toHaveBeenCalled();
});
