import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { pseudoMessages } from '../../../scripts/pseudo-messages.ts';
import type { Lang } from './languages.ts';

// A third language whose messages are the English ones with accents: plain English is what no catalogue has.
const language = 'de' as Lang;

vi.mock('@hoster/contract/languages', () => ({ languages: ['en', 'ru', 'de'] }));
vi.mock('./catalogue.ts', async (original) => ({
  ...(await original<object>()),
  loadedMessages: () => messages,
}));
const messages = pseudoMessages('site/src/**/*.tsx', 'site/src/**/*.ts');

/** What isn't text of ours: names and addresses. */
const data = /Hoster|https?:\/\/\S+|\S+_\S+|gclid|referer|cookie/g;

test('a page speaks a language that only has catalogues', async () => {
  const { SiteFrame, siteVisit } = await import('../layout/testing/site-visit.tsx');
  const { Page } = await import('../pages/partners/page.tsx');
  const { route } = await import('../pages/partners/route.ts');
  const { app } = siteVisit({}, vi.fn());
  const url = new URL('https://hoster.example/de/partners/');
  const loaded = await route.load?.({ app: app.inLanguage(language), url, params: {}, request: new Request(url) });
  const router = createMemoryRouter([
    { path: '*', loader: () => ({ page: 'partners', params: {}, data: loaded }), Component: Page, HydrateFallback },
  ]);
  const { container, findByRole } = render(
    <SiteFrame app={app} lang={language}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  await findByRole('main');
  const text = container.textContent.replaceAll(data, ' ');
  expect(text.length).toBeGreaterThan(1000);
  expect(text.match(/\b[A-Za-z]{3,}\b/g)).toBeNull();
  expect(container.querySelector('a[href^="/de/"]')).not.toBeNull();
});

const HydrateFallback = () => null;
