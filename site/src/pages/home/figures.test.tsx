import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import russian from '../../i18n/ru/home-below-fold.json' with { type: 'json' };
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Figures } from './figures.tsx';

test('says how fast support replies, as specified', () => {
  const { app } = siteVisit({}, vi.fn());
  render(
    <SiteFrame app={app}>
      <Figures />
    </SiteFrame>,
  );
  expect(screen.getByText(/first reply usually in 2–3\sminutes/)).toBeVisible();
  expect(russian['home.why.support']).toMatch(/2–3\sминуты/);
});
