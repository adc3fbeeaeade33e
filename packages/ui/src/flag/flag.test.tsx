import { render, screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { Flag } from './flag.tsx';

test('every country it promises has its picture', () => {
  const file = (country: string): string => `${import.meta.dirname}/files/${country.toLowerCase()}.svg`;
  expect(countries.filter((country) => !existsSync(file(country)))).toEqual([]);
});

test('without a picture it shows the code; it is decoration unless named', () => {
  const { rerender } = render(<Flag country="br" />);
  expect(screen.getByText('BR')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Flag country="de" label="Germany" />);
  expect(screen.getByRole('img', { name: 'Germany' })).toBeEmptyDOMElement();
});
