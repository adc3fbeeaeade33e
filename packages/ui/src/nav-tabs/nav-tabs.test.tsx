import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavTabs } from './nav-tabs.tsx';

test('is a navigation landmark with the current link marked', () => {
  render(
    <NavTabs
      label="Service"
      items={[
        { href: '/a/', label: 'Overview', current: true },
        { href: '/b/', label: 'Access' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Service' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/a/');
});
