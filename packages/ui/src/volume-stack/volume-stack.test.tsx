import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';
import { VolumeStack } from './volume-stack.tsx';

test('stacks any number of volumes of any size without overflow', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 4096 }), { maxLength: 60 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 8192 }), (list, capacity) => {
      const piled = layers(
        list.map((size, index) => ({ id: String(index), size })),
        capacity,
        100,
      );
      let top = 0;
      for (const { from, to } of piled) {
        expect(from).toBeCloseTo(top, 1);
        expect(to).toBeGreaterThanOrEqual(from);
        top = to;
      }
      expect(top).toBeLessThanOrEqual(100.1);
    }),
  );
});

test('renders with a zero capacity and NaN sizes', () => {
  const { container } = render(
    <VolumeStack
      label="None"
      capacity={0}
      volumes={[
        { id: 'a', size: Number.NaN },
        { id: 'b', size: 0 },
      ]}
    />,
  );
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

test('is one labelled image', () => {
  render(
    <VolumeStack
      label="Two backups"
      capacity={512}
      volumes={[{ id: 'a', size: 64, label: 'Monday', value: '64 GB' }]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Two backups' })).toHaveTextContent('Monday 64 GB');
});
