import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHead } from './page-head.tsx';

test('its heading has the level asked for, and holds the title only', () => {
  const { rerender, container } = render(<PageHead title="web-01" status={<b>Running</b>} actions={<i />} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('web-01');
  rerender(<PageHead title="web-01" level={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName('web-01');
  expect(container.querySelectorAll('[data-part]')).toHaveLength(1);
});
