import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { articlesQuery } from '../../api/help.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { SuggestedArticles } from './suggested-articles.tsx';

const article = (slug: string) => ({ slug, title: `Article ${slug}`, category: { title: 'Access' } });

test('links the three best articles about a subject, and announces how many there are', async () => {
  const { app } = siteVisit({}, vi.fn());
  const found = { count: 4, results: ['one', 'two', 'three', 'four'].map(article) };
  const { queryKey } = articlesQuery(app, { search: 'ssh key', page_size: 6 });
  app.queryClient.setQueryData(queryKey, found as never);
  const router = createMemoryRouter([{ path: '/', element: <SuggestedArticles subject="ssh key" /> }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const list = await screen.findByRole('list', { name: /may answer your question/ });
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/help/one/',
    '/help/two/',
    '/help/three/',
  ]);
  await waitFor(() => expect(status).toHaveTextContent('3 help articles may answer your question'));
});
