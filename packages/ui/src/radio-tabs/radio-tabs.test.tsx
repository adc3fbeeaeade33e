import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioTabs } from './radio-tabs.tsx';

const tabs = [
  { value: 'systems', label: 'Systems', content: 'Debian' },
  { value: 'images', label: 'Images', content: 'WordPress' },
];

test('is a named radio group with the default tab selected', () => {
  render(<RadioTabs label="Source" name="source" tabs={tabs} defaultValue="images" />);
  expect(screen.getByRole('radiogroup', { name: 'Source' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Images' })).toBeChecked();
});

test('has all panels in the server-rendered HTML', () => {
  const html = renderToString(<RadioTabs label="Source" name="source" tabs={tabs} defaultValue="systems" />);
  expect(html).toContain('Debian');
  expect(html).toContain('WordPress');
});
