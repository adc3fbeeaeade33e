import { render, screen } from '@testing-library/react';
import { Server } from 'lucide-react';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('is hidden from screen readers without a label', () => {
  const { container, rerender } = render(<Icon icon={Server} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon icon={Server} label="Server" />);
  expect(screen.getByRole('img', { name: 'Server' })).toBeInTheDocument();
});

test('renders a sprite symbol in the text colour', () => {
  const { container } = render(<Icon sprite="/icons.svg#server" size={16} />);
  expect(container.querySelector('use')).toHaveAttribute('href', '/icons.svg#server');
  expect(container.querySelector('svg')).toHaveAttribute('stroke', 'currentColor');
  expect(container.querySelector('svg')).toHaveAttribute('width', '16');
});

test('scales with the surrounding text', () => {
  const { container } = render(<Icon icon={Server} size="text" />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '1.15em');
});
