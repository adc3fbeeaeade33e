import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { FactorCodeField } from './factor-code-field.tsx';

// Without script, the browser holds the code to what the page says.
test.each([
  [6, '6'],
  [8, '8'],
  [undefined, '40'],
  [10, '40'],
])('without script, a field for %s digits takes as many', (digits, most) => {
  const { app } = siteVisit({ auth: { status: 'none' } }, vi.fn());
  document.body.innerHTML = renderToString(
    <SiteFrame app={app}>
      <FactorCodeField id="code" label="Code" digits={digits} error={undefined} />
    </SiteFrame>,
  );
  const field = document.querySelector('input');
  expect(field).toHaveAttribute('maxlength', most);
  expect(field).toHaveAttribute('inputmode', 'numeric');
  if (field) field.value = '0123456789'.slice(0, digits ?? 10);
  expect(field).toBeValid();
});
