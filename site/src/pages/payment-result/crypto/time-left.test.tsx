import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { TimeLeft } from './time-left.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test.each([
  ['right', '2026-01-01T10:00:01Z'],
  ['two hours ahead', '2026-01-01T12:00:00Z'],
  ['a day behind', '2025-12-31T10:00:00Z'],
])('counts the time that is left although the visitor’s clock is %s', (_clock, visitor) => {
  vi.setSystemTime(new Date(visitor));
  const { app } = siteVisit({}, vi.fn());
  render(
    <SiteFrame app={app}>
      <TimeLeft until="2026-01-01T11:00:00Z" now="2026-01-01T10:00:00Z" />
    </SiteFrame>,
  );
  expect(screen.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent(/^(1:00:00|0:59:59)$/);
});
