import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MeterLevel, levelOf, shares } from './levels.ts';
import { Meter } from './meter.tsx';

const levels: MeterLevel[] = [
  { from: 48, tone: 'warning', label: 'Almost full' },
  { from: 64, tone: 'danger', label: 'Full: new backups are refused' },
];
const disk = (value: number) => (
  <Meter label="Disk" value={value} max={64} valueLabel={`${value} of 64 GB`} levels={levels} />
);

test('is a meter with a text value', () => {
  render(disk(16));
  const meter = screen.getByRole('meter', { name: 'Disk' });
  expect(meter).toHaveAttribute('aria-valuenow', '16');
  expect(meter).toHaveAttribute('aria-valuemax', '64');
  expect(meter).toHaveAttribute('aria-valuetext', '16 of 64 GB');
});

test('shows and announces only the most severe level', () => {
  const { rerender } = render(disk(50));
  const meter = screen.getByRole('meter');
  expect(meter).toHaveAttribute('aria-valuetext', '50 of 64 GB, Almost full');
  expect(screen.getByText('Almost full')).toBeVisible();
  rerender(disk(64));
  expect(meter).toHaveAttribute('aria-valuetext', '64 of 64 GB, Full: new backups are refused');
  expect(screen.queryByText('Almost full')).toBeNull();
});

test('above the limit, clamps aria-valuenow and marks the limit', () => {
  const { container } = render(disk(80));
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '64');
  expect(container.firstElementChild).toHaveAttribute('data-over');
  expect(container.querySelector('[data-part="limit"]')).toHaveAttribute('x', '80%');
});

test('supports levels for low values', () => {
  render(
    <Meter
      label="Balance"
      value={3}
      max={100}
      valueLabel="€3"
      levels={[{ below: 5, tone: 'danger', label: 'Runs out today' }]}
    />,
  );
  expect(screen.getByText('Runs out today')).toBeInTheDocument();
});

test('treats NaN as 0', () => {
  const { container } = render(<Meter label="Disk" value={Number.NaN} max={Number.NaN} valueLabel="Unknown" />);
  expect(container.innerHTML).not.toContain('NaN');
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
});

test('places segments in sequence and labels them', () => {
  const { container } = render(
    <Meter
      label="Disk"
      max={64}
      valueLabel="48 of 64 GB"
      segments={[
        { id: 'a', label: 'Backups', value: 32, valueLabel: '32 GB' },
        { id: 'b', label: 'Images', value: 16, valueLabel: '16 GB' },
      ]}
    />,
  );
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '48');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Backups32 GB', 'Images16 GB']);
  const bars = [...container.querySelectorAll('[data-part="bar"] rect')].map((bar) => bar.getAttribute('width'));
  expect(bars).toEqual(['100%', '50%', '25%', '2']);
});

describe('shares', () => {
  test('segments stay in the bar and never overlap', () => {
    const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1e6, noNaN: true }), (sizes, max) => {
        const { parts, limit } = shares(sizes, max);
        expect(limit).toBeLessThanOrEqual(100);
        for (const [index, { from, size }] of parts.entries()) {
          expect(from + size).toBeLessThanOrEqual(100.02);
          const before = parts[index - 1];
          if (before) expect(Math.abs(before.from + before.size - from)).toBeLessThan(0.02);
        }
      }),
    );
  });

  test('shows nothing without a value and a limit', () => {
    expect(shares([0], 0).parts).toEqual([{ from: 0, size: 0 }]);
    expect(levelOf(0, [])).toBeUndefined();
  });
});
