import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { SiteFrame, siteVisit, type Visit } from './site-visit.tsx';

export type { Visit } from './site-visit.tsx';

/** Renders a part of the layout for a visitor of whom everything is known already. */
export function renderInSite(part: ReactNode, visit: Visit = {}) {
  const notify = vi.fn();
  const { app, cookies } = siteVisit(visit, notify);
  const view = render(
    <SiteFrame app={app}>
      <MemoryRouter initialEntries={[visit.at ?? '/']}>{part}</MemoryRouter>
    </SiteFrame>,
  );
  return { ...view, app, cookies, notify };
}
