import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { FactorCodeField } from './factor-code-field.tsx';

// Without script, the browser holds the code to what the page says.
test.each([
  [6, undefined, '6'],
  [8, undefined, '8'],
  [10, undefined, '40'],
  [6, ['Wrong'], '6'],
  [undefined, undefined, '6'],
  [undefined, ['Wrong'], '40'],
])(
  'without script, a field for %s digits takes as many, and any number once an assumed one was refused: %s',
  (digits, error, most) => {
    const { app } = siteVisit({ auth: { status: 'none' } }, vi.fn());
    document.body.innerHTML = renderToString(
      <SiteFrame app={app}>
        <FactorCodeField id="code" label="Code" kind="totp" digits={digits} error={error} />
      </SiteFrame>,
    );
    const field = document.querySelector('input');
    expect(field).toHaveAttribute('maxlength', most);
    expect(field).toHaveAttribute('inputmode', 'numeric');
    if (field) field.value = '0123456789'.slice(0, digits ?? (error ? 10 : 6));
    // Not `toBeValid`, which looks at the message of an earlier code, too.
    expect(field?.validity.valid).toBe(true);
  },
);
