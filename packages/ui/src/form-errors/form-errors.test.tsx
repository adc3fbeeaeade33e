import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FormErrors } from './form-errors.tsx';

test('takes focus with each attempt, not with each render, and links to the fields', async () => {
  const errors = () => [{ fieldId: 'email', text: 'Enter a valid email address.' }, { text: 'The price has changed.' }];
  const form = (list: ReturnType<typeof errors>, attempt = 0) => (
    <>
      <FormErrors title="2 fields need your attention" errors={list} attempt={attempt} />
      <input id="email" />
    </>
  );
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(errors()));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a valid email address.' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(form(errors()));
  expect(screen.getByRole('textbox'), 'the same errors in a new list').toHaveFocus();
  rerender(form(errors(), 1));
  expect(screen.getByRole('alert'), 'sent again with the same errors').toHaveFocus();
});

test('leaves the focus in the field that was corrected', async () => {
  const errors = [{ fieldId: 'email', text: 'Enter a valid email address.' }, { text: 'The price has changed.' }];
  const form = (list: typeof errors) => (
    <>
      <FormErrors title={`Fix ${list.length}`} errors={list} />
      <input id="email" />
    </>
  );
  const { rerender } = render(form(errors));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(form(errors.slice(1)));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('alert'), 'not announced').toHaveAttribute('aria-live', 'off');
  rerender(form(errors));
  expect(screen.getByRole('alert'), 'an error that is added').toHaveFocus();
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
});
