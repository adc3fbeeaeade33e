import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AccordionMenu, type AccordionMenuProps } from './accordion-menu.tsx';

const entries: AccordionMenuProps['entries'] = [
  {
    id: 'main',
    label: 'Main',
    links: [
      { href: '/support/', label: 'Support' },
      { href: '/news/', label: 'News' },
    ],
  },
  { id: 'services', label: 'Services', links: [{ href: '/vps/', label: 'VPS', current: true }] },
  { href: '/partner/', label: 'Partner program' },
];

const state = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');

test('opens the group of the current page and marks its link', () => {
  render(<AccordionMenu label="Site" entries={entries} />);
  const nav = screen.getByRole('navigation', { name: 'Site' });
  expect(state('Services')).toBe('true');
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/vps/');
  expect(within(nav).getByRole('link', { name: 'Partner program' })).toBeVisible();
  expect(within(nav).queryAllByRole('heading')).toHaveLength(0);
});

test.each([
  ['single', 'false'],
  ['multiple', 'true'],
] as const)('with type %s, opening another group leaves the first %s', async (type, first) => {
  const user = userEvent.setup();
  render(<AccordionMenu label="Site" entries={entries} type={type} />);
  await user.click(screen.getByRole('button', { name: 'Main' }));
  expect(state('Main')).toBe('true');
  expect(state('Services')).toBe(first);
});
