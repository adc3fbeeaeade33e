import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Column, Columns } from '../columns/columns.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { atoms } from './responsive.ts';

test('a responsive value is a class per breakpoint', () => {
  expect(atoms('gap', 16)).toBe('h-gap-16');
  expect(atoms('gap', { base: 8, md: 24 })).toBe('h-gap-8 md:h-gap-24');
  expect(atoms('gap', { base: 8, '@md': 24 })).toBe('h-gap-8 @md:h-gap-24');
  expect(atoms('gap', undefined)).toBe('');
});

test('the element, its ref and its attributes are those asked for', () => {
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

test('grids and columns lay out by classes alone, so a strict security policy holds', () => {
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
