import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';

test('has a name to hear and to see', () => {
  render(<IconButton label="Delete the key" icon={<svg />} />);
  const button = screen.getByRole('button', { name: 'Delete the key' });
  expect(button).toHaveAttribute('title', 'Delete the key');
  expect(button).toHaveAttribute('data-component', 'icon-button');
});

test('says its name once, and what a title of its own adds', () => {
  const { rerender } = render(<IconButton label="Delete" icon={<svg />} />);
  // The title is the name then, so browsers make no description of it.
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-label');
  rerender(<IconButton label="Delete" title="Ctrl+D" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Ctrl+D');
});

test('is named by its label, whatever the icon says', () => {
  const named = <svg role="img" aria-label="Bin" />;
  render(<IconButton label="Delete" icon={named} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Delete');
});
