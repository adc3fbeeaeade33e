import { render, screen } from '@testing-library/react';
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
