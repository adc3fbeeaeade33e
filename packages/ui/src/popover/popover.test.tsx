import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover } from './popover.tsx';

test('is a named dialog that takes the focus and gives it back by Escape and by its own button', async () => {
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
