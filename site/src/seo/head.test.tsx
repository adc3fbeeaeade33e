import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppProvider, createApp } from '../app-context.tsx';
import { LanguageProvider } from '../i18n/provider.tsx';
import { ErrorScreen } from '../router/error-screen.tsx';
import { strangerFacts } from '../testing/visitor-facts.ts';

const app = createApp({
  facts: strangerFacts,
  transport: () => Promise.reject(new Error('Nothing is asked for')),
  cookie: () => null,
  setCookie: () => undefined,
  notify: () => undefined,
  log: () => undefined,
});

test.each([404, 500, 503])('a page that answers %i in the browser has the title of its error page', async (status) => {
  document.head.innerHTML = '<title data-head>The page before</title>';
  const router = createMemoryRouter([
    {
      path: '*',
      loader: () => {
        throw data(null, status);
      },
      HydrateFallback: () => null,
      element: null,
      errorElement: <ErrorScreen />,
    },
  ]);
  render(
    <AppProvider value={app}>
      <LanguageProvider lang="en" timeZone="UTC">
        <RouterProvider router={router} />
      </LanguageProvider>
    </AppProvider>,
  );
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${status} `)), {
    timeout: 30_000,
  });
});
