import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, initials } from './avatar.tsx';

test.each([
  ['Anna Koch', 'AK'],
  ['Анна Мария Кох', 'АК'],
  ['demo@hoster.example', 'DE'],
  ['staff', 'S'],
  ['  ', ''],
])('shows the initials of %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('is exposed to screen readers only with labelled', () => {
  const { rerender } = render(<Avatar name="Anna Koch" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Avatar name="Anna Koch" labelled />);
  expect(screen.getByRole('img', { name: 'Anna Koch' })).toBeInTheDocument();
});
