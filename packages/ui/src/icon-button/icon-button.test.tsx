import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';

test('has a name to hear and to see', () => {
  render(<IconButton label="Delete the key" icon={<svg />} />);
  const button = screen.getByRole('button', { name: 'Delete the key' });
  expect(button).toHaveAttribute('title', 'Delete the key');
  expect(button).toHaveAttribute('data-component', 'icon-button');
});
