import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Receipt, type ReceiptLine } from './index.ts';

const plan: ReceiptLine = { id: 'plan', label: 'NVMe 3', amount: '€12' };
const address: ReceiptLine = { id: 'address', label: 'IPv4 address', amount: '€2' };
const backup: ReceiptLine = { id: 'backup', label: 'Backup', amount: '€3' };

const receipt = (...lines: ReceiptLine[]) => <Receipt caption="Order" lines={lines} totalLabel="Total" total="€17" />;
const lines = () =>
  Array.from(screen.getByRole('table').querySelectorAll('[data-part="line"]'), (row) => [
    row.querySelector('th')?.textContent,
    row.getAttribute('data-change'),
  ]);

/** Ends the animations of all lines that change. */
let finish: () => void;
beforeEach(() => {
  const finished = new Promise<void>((resolve) => (finish = resolve));
  Object.defineProperty(Element.prototype, 'getAnimations', { value: () => [{ finished }], configurable: true });
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'getAnimations'));

test('opens lines that are added later, once, and none of the first', async () => {
  const { rerender } = render(receipt(plan));
  expect(lines()).toEqual([['NVMe 3', null]]);
  rerender(receipt(plan, address));
  expect(lines()).toEqual([
    ['NVMe 3', null],
    ['IPv4 address', 'added'],
  ]);
  await act(async () => finish());
  expect(lines()).toEqual([
    ['NVMe 3', null],
    ['IPv4 address', null],
  ]);
});

test('a removed line closes in its place, out of reach, and is then gone', async () => {
  const { rerender } = render(receipt(plan, address, backup));
  rerender(receipt(plan, backup));
  expect(lines()).toEqual([
    ['NVMe 3', null],
    ['IPv4 address', 'removed'],
    ['Backup', null],
  ]);
  expect(screen.getByText('IPv4 address').closest('tr')).toHaveAttribute('inert');
  await act(async () => finish());
  expect(lines()).toHaveLength(2);
});

test('a line that returns while it closes stays', async () => {
  const { rerender } = render(receipt(plan, address));
  rerender(receipt(plan));
  rerender(receipt(plan, { ...address, amount: '€4' }));
  await act(async () => finish());
  expect(screen.getByRole('row', { name: 'IPv4 address €4' })).not.toHaveAttribute('inert');
});

test('without animations, lines are there or gone immediately', () => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
  const { rerender } = render(receipt(plan, address));
  rerender(receipt(address, backup));
  expect(lines()).toEqual([
    ['IPv4 address', null],
    ['Backup', null],
  ]);
});

test('new texts of a line replace the old ones', () => {
  const { rerender } = render(receipt(plan));
  rerender(receipt({ ...plan, amount: '€24' }));
  expect(screen.getByRole('row', { name: 'NVMe 3 €24' })).toBeInTheDocument();
});
