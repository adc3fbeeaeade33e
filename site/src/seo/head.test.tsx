import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '../app/app-context.tsx';
import { LanguageProvider } from '../i18n/provider.tsx';
import { ErrorScreen } from '../app/router/error-screen.tsx';
import { silentApp } from '../testing/silent-app.ts';
import { Head } from './head.tsx';

const app = silentApp();

const show = (router: ReturnType<typeof createMemoryRouter>) =>
  render(
    <AppProvider value={app}>
      <LanguageProvider lang="en" timeZone="UTC" brand="Hoster">
        <RouterProvider router={router} />
      </LanguageProvider>
    </AppProvider>,
  );

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
  show(router);
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${status} `)));
});

test.each(['//', '//['])(
  'the error page that came for %s, which is no address to `URL`, has its title',
  async (path) => {
    document.head.innerHTML = '';
    const router = createMemoryRouter([{ path: '*', element: null, errorElement: <ErrorScreen /> }], {
      initialEntries: [path],
      hydrationData: { errors: { '0': { status: 404, statusText: '', internal: false, data: null } } },
    });
    show(router);
    await waitFor(() => expect(document.title).toMatch(/^404 /));
  },
);

test('a query change doesn’t set the language, which would restyle the page', async () => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = '';
  const set = vi.spyOn(document.documentElement, 'lang', 'set');
  const page = { page: 'vps-list', params: {}, contextSlug: null, data: null };
  const router = createMemoryRouter([{ path: '*', loader: () => page, element: <Head /> }], {
    initialEntries: ['/virtual-private-servers/'],
    hydrationData: { loaderData: { '0': page } },
  });
  show(router);
  await router.navigate('/virtual-private-servers/?period=12');
  await waitFor(() => expect(document.title).not.toBe(''));
  expect(set).not.toHaveBeenCalled();
});
