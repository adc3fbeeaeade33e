import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KeyHint } from './key-hint.tsx';

const hint = <KeyHint keys={['Ctrl', 'K']} label="Control K" apple={{ keys: ['⌘', 'K'], label: 'Command K' }} />;

test('reads the keys in words', () => {
  render(hint);
  expect(screen.getByText('Control K')).toBeInTheDocument();
  expect(screen.getByText('Ctrl')).toHaveAttribute('aria-hidden', 'true');
});

test('shows the keys of Apple’s keyboards there, after hydration', () => {
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  onTestFinished(() => platform.mockRestore());
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(hint);
  expect(container).toHaveTextContent('Ctrl');
  render(hint, { container, hydrate: true });
  expect(container).toHaveTextContent('⌘KCommand K');
});
