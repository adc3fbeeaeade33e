import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover, type PopoverProps } from './popover.tsx';

test('is a labelled dialog that takes focus and returns it on Escape and close', async () => {
  const user = userEvent.setup();
  render(
    <Popover label="Filters" trigger={(props) => <button {...props} type="button" children="Filter" />}>
      {(close) => <button type="button" onClick={close} children="Apply" />}
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Filter' });
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

const page = (props: Partial<PopoverProps>) => (
  <>
    <Popover label="Tax" {...props} trigger={(trigger) => <button {...trigger} type="button" children="About" />}>
      <a href="/tax/">More</a>
    </Popover>
    <button type="button">Next</button>
  </>
);

test('focuses its close button first and returns focus on close', async () => {
  const user = userEvent.setup();
  render(page({ closeLabel: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'About' }));
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'About' })).toHaveFocus();
});

test('when not modal, Tab leaves the popover and closes it', async () => {
  const user = userEvent.setup();
  render(page({}));
  await user.click(screen.getByRole('button', { name: 'About' }));
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-modal');
  await user.tab();
  expect(screen.getByRole('link', { name: 'More' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when modal, the page is inert while open, and focus returns on close', async () => {
  const user = userEvent.setup();
  render(page({ modal: true }));
  const button = screen.getByRole('button', { name: 'About' });
  await user.click(button);
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByText('Next').closest('[inert]')).not.toBeNull();
  expect(document.documentElement).toHaveAttribute('data-scroll-lock');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Next').closest('[inert]')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');
  expect(button).toHaveFocus();
});
