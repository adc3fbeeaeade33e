import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { SellerNote } from './seller-note.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-26', '© 2010–2026 Hoster, 16 years of hosting'],
  ['2031-01-01', '© 2010–2031 Hoster, 21 years of hosting'],
])('the age of the company on %s is the year less 2010', (today, note) => {
  vi.setSystemTime(new Date(today));
  const { container } = renderInSite(
    <SellerNote since={2010} countries={{ profileCountry: null, siteCountry: null }} />,
  );
  expect(container.textContent).toContain(note);
});
