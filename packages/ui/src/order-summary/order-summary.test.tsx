import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderSummary } from './order-summary.tsx';

const lines = [
  { id: 'plan', label: 'NVMe 3', quantity: '× 2', amount: '€27' },
  { id: 'vat', label: 'VAT', amount: '€5' },
];

test('is a region with a line for each amount, and announces the total', () => {
  render(<OrderSummary title="NVMe 3" lines={lines} totalLabel="Total" total="€32" />);
  expect(screen.getByRole('region', { name: 'NVMe 3' })).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['NVMe 3 × 2', 'VAT']);
  expect(screen.getByRole('status')).toHaveTextContent('€32');
});

test('skips notes without text', () => {
  const { container } = render(
    <OrderSummary
      title="NVMe 3"
      lines={lines}
      totalLabel="Total"
      total="€32"
      notes={[null, 'Excluding VAT', undefined]}
    />,
  );
  expect(Array.from(container.querySelectorAll('[data-part="note"]'), (note) => note.textContent)).toEqual([
    'Excluding VAT',
  ]);
});

test('opens lines that are added later and closes removed ones in their place, out of reach', async () => {
  const finished = Promise.withResolvers<void>();
  Object.defineProperty(Element.prototype, 'getAnimations', {
    value: () => [{ finished: finished.promise }],
    configurable: true,
  });
  const summary = (...ids: string[]) => (
    <OrderSummary
      title="NVMe 3"
      lines={ids.map((id) => ({ id, label: id, amount: '€1' }))}
      totalLabel="Total"
      total="€2"
    />
  );
  const shown = (container: HTMLElement) =>
    Array.from(container.querySelectorAll('[data-part="line"]'), (line) => [
      line.textContent,
      line.getAttribute('data-change'),
      line.hasAttribute('inert'),
    ]);
  const { container, rerender } = render(summary('plan', 'address', 'VAT'));
  expect(shown(container).map(([, change]) => change)).toEqual([null, null, null]);
  rerender(summary('plan', 'VAT', 'backup'));
  expect(shown(container)).toEqual([
    ['plan€1', null, false],
    ['address€1', 'removed', true],
    ['VAT€1', null, false],
    ['backup€1', 'added', false],
  ]);
  finished.resolve();
  await waitFor(() => expect(shown(container).map(([text]) => text)).toEqual(['plan€1', 'VAT€1', 'backup€1']));
  expect(shown(container).every(([, change]) => change === null)).toBe(true);
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});
