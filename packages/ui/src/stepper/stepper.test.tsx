import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

test('links only to completed steps and marks the current one', () => {
  render(
    <Stepper
      label="Stages"
      stages={[
        { id: 'a', label: 'Configuration', href: '/a', state: 'done', stateLabel: 'done' },
        { id: 'b', label: 'Account', href: '/b', state: 'current', stateLabel: 'in progress' },
        { id: 'c', label: 'Payment', href: '/c', state: 'todo', stateLabel: 'not started' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAccessibleName(/Configuration\s*done/);
  expect(screen.getByText('Account').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
});

const stages = [
  { id: 'a', label: 'Configuration', href: '/a', state: 'error', stateLabel: 'has errors' },
  { id: 'b', label: 'Account', href: '/b', state: 'current', stateLabel: 'in progress' },
] as const;

test('has one current step, also with errors in another, which links back', () => {
  const { container, rerender } = render(<Stepper label="Stages" stages={stages} />);
  const current = () => [...container.querySelectorAll('[aria-current]')].map((step) => step.textContent);
  expect(current()).toEqual(['Accountin progress']);
  expect(screen.getByRole('link', { name: /Configuration\s*has errors/ })).toHaveAttribute('href', '/a');
  rerender(<Stepper label="Stages" stages={stages.slice(0, 1)} />);
  expect(current()).toEqual(['Configurationhas errors']);
});

test('marks an error with a sign, not by colour alone', () => {
  const { container } = render(<Stepper label="Stages" stages={stages} />);
  expect(container.querySelectorAll('[data-state="error"] svg')).toHaveLength(1);
  expect(container.querySelectorAll('[data-state="current"] svg')).toHaveLength(0);
});
