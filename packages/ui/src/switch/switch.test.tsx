import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Switch } from './switch.tsx';

test('is a switch described by its hint, toggled by its label, and submitted with the form', async () => {
  const { container } = render(
    <form>
      <Switch label="Renew automatically" hint="Three days before" name="renew" value="yes" />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('renew');
  const control = screen.getByRole('switch', { name: 'Renew automatically' });
  expect(control).toHaveAccessibleDescription('Three days before');
  expect(sent()).toBeNull();
  await userEvent.click(screen.getByText('Renew automatically'));
  expect(control).toBeChecked();
  expect(sent()).toBe('yes');
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
});
