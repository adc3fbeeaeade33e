import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

test('links only to completed steps and marks the current one', () => {
  render(
    <Stepper
      label="Stages"
      stages={[
        { id: 'a', label: 'Configuration', href: '/a', state: 'done', stateLabel: 'done' },
        { id: 'b', label: 'Account', href: '/b', state: 'current' },
        { id: 'c', label: 'Payment', href: '/c', state: 'todo' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAccessibleName(/Configuration\s*done/);
  expect(screen.getByText('Account').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
});
