import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { authConfigQuery } from '../../../api/auth.ts';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const token = 'token'.padEnd(32, '0');

/** The buttons, over a page or on the login page. */
function buttons(next: string | null, inPanel: boolean) {
  const { app } = siteVisit({}, vi.fn());
  const providers = [{ id: 'github', name: 'GitHub', flows: ['provider_redirect'] }];
  app.queryClient.setQueryData(authConfigQuery(app).queryKey, {
    status: 200,
    data: { account: {}, socialaccount: { providers } },
  } as never);
  return (
    <SiteFrame app={app}>
      <ProviderButtons next={next} inPanel={inPanel} />
    </SiteFrame>
  );
}

const sent = () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with GitHub' });
  const form = button.form ?? document.createElement('form');
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return { action: form.getAttribute('action'), fields: Object.fromEntries(fields) as Record<string, string> };
};

test.each([
  ['/vpn/?period=3', true, '/auth/login/?next=%2Fvpn%2F%3Fperiod%3D3&panel=1'],
  ['/vpn/', false, '/auth/login/?next=%2Fvpn%2F'],
  [null, false, '/auth/login/'],
])('the form is posted to the backend, and comes back to %s', async (next, inPanel, back) => {
  render(buttons(next, inPanel));
  await waitFor(() => expect(sent().action).toBe('/auth/_allauth/browser/v1/auth/provider/redirect'));
  const { callback_url: callback = '', ...fields } = sent().fields;
  expect(fields).toEqual({ provider: 'github', process: 'login', csrfmiddlewaretoken: token });
  const { origin, pathname, search } = new URL(callback);
  expect(origin).toMatch(/^https?:/);
  expect(pathname + search).toBe(back);
});

test('without script, the login page passes the form on', () => {
  const html = renderToString(buttons('/vpn/', true));
  expect(html).toContain('action="/auth/login/?next=%2Fvpn%2F"');
  expect(html).toContain('name="panel"');
  expect(html).not.toContain('csrfmiddlewaretoken');
});
