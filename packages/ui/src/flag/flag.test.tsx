import { render, screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { Flag } from './flag.tsx';

test('has an image for every supported country', () => {
  const file = (country: string): string => `${import.meta.dirname}/files/${country.toLowerCase()}.svg`;
  expect(countries.filter((country) => !existsSync(file(country)))).toEqual([]);
});

test('shows the code without an image, and is decorative without a label', () => {
  const { rerender } = render(<Flag country="br" />);
  expect(screen.getByText('BR')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Flag country="de" label="Germany" />);
  expect(screen.getByRole('img', { name: 'Germany' })).toBeEmptyDOMElement();
});
