import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CodeBlock } from './code-block.tsx';

const words = { caption: 'nginx.conf', copyLabel: 'Copy', copiedLabel: 'Copied' };
const region = () => screen.getByRole('region', { name: 'nginx.conf' });

test('copies the code without line numbers', async () => {
  const user = userEvent.setup();
  render(<CodeBlock {...words} code={'a\nb'} lineNumbers highlightedLines={[2]} />);
  expect(region()).toHaveTextContent('a b');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('a\nb');
});

test('highlights lines by their shown numbers', () => {
  render(<CodeBlock {...words} code={'a\nb\nc'} lineNumbers firstLine={10} highlightedLines={[11]} />);
  expect(screen.getByRole('mark')).toHaveTextContent(/^b$/);
  expect(screen.getByRole('mark')).toHaveAttribute('data-number', '11');
});

test('shows given nodes for its lines', () => {
  render(<CodeBlock {...words} code={'a\nb'} lines={[<b key="a">a</b>]} />);
  expect(screen.getByText('a').tagName).toBe('B');
  expect(region().textContent).toBe('a\nb\n');
});

test('wraps lines on request', async () => {
  render(<CodeBlock {...words} code="a" wrapLabel="Wrap lines" />);
  await userEvent.click(screen.getByRole('button', { name: 'Wrap lines', pressed: false }));
  expect(screen.getByRole('button', { name: 'Wrap lines', pressed: true })).toBeInTheDocument();
  expect(region()).toHaveAttribute('data-wraps');
});

test('links to the code as a file', () => {
  const download = { href: '/files/nginx.conf', label: 'Download nginx.conf', name: 'nginx.conf' };
  render(<CodeBlock {...words} code="a" {...{ download }} />);
  expect(screen.getByRole('link', { name: 'Download nginx.conf' })).toHaveAttribute('download', 'nginx.conf');
});
