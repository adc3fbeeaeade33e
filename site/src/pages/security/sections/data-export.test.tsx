import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../layout/testing/render-in-site.tsx';
import { DataExport } from './data-export.tsx';

afterEach(() => vi.restoreAllMocks());

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function download(answer: () => Response) {
  renderInSite(<DataExport />, { answer: (path) => (path === '/my/api/account/export/' ? answer() : undefined) });
  await userEvent.click(screen.getByRole('link', { name: 'Download my data' }));
}

test('the copy is saved as a file named by its day', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const [blob] = made.mock.lastCall ?? [];
    if (blob instanceof Blob) saved.push({ name: this.download, text: blob.text() });
  });
  const copy = { exported_at: '2026-11-21T10:00:00Z', sections: { profile: { city: 'Riga' } } };
  await download(() => json(200, copy));
  expect(await screen.findByText('Your data has been downloaded.')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['hoster-data-2026-11-21.json']);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(copy);
});

test('explains the download limit', async () => {
  await download(() => json(429, { detail: 'Too many requests' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in an hour');
});

test('explains the limit after a redirect back from the server', () => {
  renderInSite(<DataExport />, { at: '/my/security/?export=too-often' });
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in an hour');
});

test('links to sign-in when the session has ended', async () => {
  await download(() => json(401, { detail: 'Sign in' }));
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/auth/login/?next=%2Fmy%2Fsecurity%2F',
  );
});
