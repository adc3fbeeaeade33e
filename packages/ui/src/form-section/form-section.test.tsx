import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormSection } from './form-section.tsx';

test('is a region labelled by its heading', () => {
  render(<FormSection id="place" title="Location" headingLevel={3} children="Frankfurt" />);
  expect(screen.getByRole('region', { name: 'Location' })).toHaveTextContent('Frankfurt');
  expect(screen.getByRole('heading', { level: 3, name: 'Location' })).toHaveAttribute('id', 'place-title');
});

test('has all content in the server-rendered HTML while collapsed', () => {
  const html = renderToString(<FormSection id="panel" title="Panel" value="None" collapsible children="cPanel" />);
  expect(html).toContain('<details class');
  expect(html).toContain('cPanel');
});

test('opens when its content needs attention', () => {
  const { container, rerender } = render(<FormSection id="panel" title="Panel" collapsible children="cPanel" />);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  rerender(<FormSection id="panel" title="Panel" collapsible open children="cPanel" />);
  expect(container.querySelector('details')).toHaveAttribute('open');
});
