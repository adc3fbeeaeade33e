import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { commonAnchors } from './common-fields.ts';
import { ConfigurationForm } from './configuration-form.tsx';

const page = (
  <IntlProvider locale="en">
    <ConfigurationForm
      errors={{}}
      fields={commonAnchors}
      problem="promo_code"
      anchorsOf={() => ['promo_code']}
      onEarlyChoices={() => undefined}
    >
      <input id="promo_code" name="promo_code" aria-label="Promo code" defaultValue="NOPE" />
      <button name="stage" value="account">
        Continue
      </button>
    </ConfigurationForm>
  </IntlProvider>
);

/** Whether Continue sends the form. */
function isSent(): boolean {
  const submitter = screen.getByRole('button', { name: 'Continue' });
  const event = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
  fireEvent(submitter, event);
  return !event.defaultPrevented;
}

test('keeps a refused promo code from the next stage, but not another one or none', () => {
  const routes = [{ path: '/', element: page }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/?promo_code=NOPE'] })} />);
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  expect(isSent()).toBe(false);
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: ' NOPE ' } });
  expect(isSent(), 'the same').toBe(false);
  fireEvent.change(field, { target: { value: 'OTHER' } });
  expect(isSent(), 'another').toBe(true);
  fireEvent.change(field, { target: { value: '' } });
  expect(isSent(), 'none').toBe(true);
});
