import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Column, Columns } from '../columns/columns.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { atoms } from './responsive.ts';

test('renders a class per breakpoint for a responsive value', () => {
  expect(atoms('gap', 16)).toBe('h-gap-16');
  expect(atoms('gap', { base: 8, md: 24 })).toBe('h-gap-8 md:h-gap-24');
  expect(atoms('gap', { base: 8, '@md': 24 })).toBe('h-gap-8 @md:h-gap-24');
  expect(atoms('gap', undefined)).toBe('');
});

test('renders the given element with its ref and attributes', () => {
  const ref = vi.fn();
  const { container } = render(
    <Stack element="ul" ref={ref} className="own" aria-label="Plans">
      <li>One</li>
    </Stack>,
  );
  const list = container.firstElementChild;
  expect(list?.tagName).toBe('UL');
  expect(ref).toHaveBeenCalledWith(list);
  expect(list).toHaveClass('own', 'h-gap-16');
  expect(list).toHaveAttribute('aria-label', 'Plans');
});

test('grids and columns use only classes, for a strict content security policy', () => {
  const { container } = render(
    <Columns>
      <Column span={{ base: 12, lg: 8 }}>
        <Grid columns={{ base: 1, md: 3 }} />
      </Column>
    </Columns>,
  );
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.querySelector('[data-component="column"]')).toHaveClass('h-span-12', 'lg:h-span-8');
});
