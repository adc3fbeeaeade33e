import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Switch } from './switch.tsx';

test('is heard as a switch with its hint, turned by its words, and sent with the form', async () => {
  const { container } = render(
    <form>
      <Switch label="Renew by itself" hint="Three days before" name="renew" value="yes" />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('renew');
  const control = screen.getByRole('switch', { name: 'Renew by itself' });
  expect(control).toHaveAccessibleDescription('Three days before');
  expect(sent()).toBeNull();
  await userEvent.click(screen.getByText('Renew by itself'));
  expect(control).toBeChecked();
  expect(sent()).toBe('yes');
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
});
