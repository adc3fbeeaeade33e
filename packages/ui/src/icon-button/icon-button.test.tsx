import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';

test('has an accessible name and a tooltip', () => {
  render(<IconButton label="Delete the key" icon={<svg />} />);
  const button = screen.getByRole('button', { name: 'Delete the key' });
  expect(button).toHaveAttribute('title', 'Delete the key');
  expect(button).toHaveAttribute('data-component', 'icon-button');
});

test('announces its name once, and a custom title as its description', () => {
  const { rerender } = render(<IconButton label="Delete" icon={<svg />} />);
  // The title is the name, so browsers add no description.
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-label');
  rerender(<IconButton label="Delete" title="Ctrl+D" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Ctrl+D');
});

test('is named by its label, whatever the label of its icon', () => {
  const named = <svg role="img" aria-label="Bin" />;
  render(<IconButton label="Delete" icon={named} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Delete');
});
