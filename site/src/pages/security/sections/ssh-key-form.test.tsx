import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { SshKeyForm } from './ssh-key-form.tsx';

test('lists why a key was refused above its form, and moves the focus there', () => {
  const refused = {
    errors: { key: ['Enter a valid public key.'] },
    values: { title: 'Laptop', key: 'ssh-rsa', default: true },
    problems: [],
  };
  const { app } = siteVisit({}, vi.fn());
  const router = createMemoryRouter([{ path: '/', element: <SshKeyForm refused={refused} /> }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Public key: Enter a valid public key.' })).toHaveAttribute(
    'href',
    '#new-key',
  );
});
