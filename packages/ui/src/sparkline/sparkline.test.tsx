import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Histogram } from '../histogram/histogram.tsx';
import { Sparkline } from './sparkline.tsx';

const unmeasured = [3, Number.NaN, 9, Number.POSITIVE_INFINITY];

test('omits missing values from the line', () => {
  const { container } = render(<Sparkline label="Load" values={unmeasured} />);
  const whole = render(<Sparkline label="Load" values={[3, 9]} />);
  expect(container.innerHTML).toBe(whole.container.innerHTML);
});

test('renders no bar for an invalid count, without affecting others', () => {
  const { container } = render(<Histogram counts={unmeasured} />);
  expect(container.querySelectorAll('path')[1]).toHaveAttribute('d', 'M1 100v-33h8v33zM21 100v-100h8v100z');
});
