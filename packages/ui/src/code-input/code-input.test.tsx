import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChangeEvent, type FormEvent, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CodeInput } from './code-input.tsx';
import { CodeResend } from './code-resend.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

/** A sign-in step as used on pages; the test controls the server's response. */
function Step({ onSend, error }: { onSend: (code: unknown) => void; error?: string }) {
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget).get('code'));
    setPending(true);
    setShown('');
  };
  const answer = () => {
    setPending(false);
    setShown(error ?? '');
  };
  return (
    <>
      <form onSubmit={send} aria-label="Step">
        <CodeInput label="Code" name="code" autoSubmit pending={pending} pendingLabel="Checking" error={shown} />
        <button type="submit">Sign in</button>
      </form>
      <button type="button" onClick={answer}>
        Answer
      </button>
    </>
  );
}

describe('the field', () => {
  test('is a single input that phones and password managers recognise', () => {
    render(<CodeInput label="Code" name="code" hint="From your app" />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAttribute('enterkeyhint', 'go');
    expect(field()).toHaveAccessibleDescription('From your app');
    expect(field().closest('[translate="no"]')).not.toBeNull();
  });

  test('shows eight digits in two groups of four', () => {
    const { container, rerender } = render(<CodeInput label="Code" length={8} />);
    const counts = () =>
      [...container.querySelectorAll('[data-part="slots"] > *')].map((group) => group.childElementCount);
    expect(counts()).toEqual([4, 4]);
    rerender(<CodeInput label="Code" length={6} />);
    expect(counts()).toEqual([6]);
  });

  test('accepts pasted spaces and dashes, and reports only digits', async () => {
    const onValueChange = vi.fn();
    render(<CodeInput label="Code" onValueChange={onValueChange} />);
    await userEvent.click(field());
    await userEvent.paste('421 89-2');
    expect(field()).toHaveValue('421892');
    await userEvent.paste('77 77 77');
    expect(field()).toHaveValue('777777');
    expect(onValueChange.mock.calls).toEqual([['421892'], ['777777']]);
  });

  test('ignores letters and keeps the caret after its digit', async () => {
    render(<CodeInput label="Code" defaultValue="1234" />);
    await userEvent.type(field(), 'x', { initialSelectionStart: 2 });
    expect(field()).toHaveValue('1234');
    expect(field().selectionStart).toBe(2);
    await userEvent.keyboard('5');
    expect(field()).toHaveValue('12534');
  });

  test('gives its own handlers the digits only', async () => {
    const onChange = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.value);
    render(<CodeInput label="Code" onChange={onChange} />);
    await userEvent.type(field(), '4x2');
    expect(onChange.mock.results.map(({ value }) => String(value))).toEqual(['4', '4', '42']);
  });

  test('does not change the value during IME composition', () => {
    const onValueChange = vi.fn();
    render(<CodeInput label="Code" onValueChange={onValueChange} />);
    fireEvent.compositionStart(field());
    field().value = '４２';
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true, data: '４２' }));
    expect(field()).toHaveValue('４２');
    fireEvent.compositionEnd(field(), { data: '４２' });
    expect(field()).toHaveValue('42');
    expect(onValueChange.mock.calls).toEqual([['42']]);
  });

  test('handles a form reset', async () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <CodeInput label="Code" onValueChange={onValueChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.type(field(), '42');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(''));
    expect(field()).toHaveValue('');
  });

  test('updates when the value prop changes', async () => {
    const { rerender } = render(<CodeInput label="Code" value="12" />);
    await userEvent.type(field(), '3');
    rerender(<CodeInput label="Code" value="" />);
    expect(field()).toHaveValue('');
  });
});

describe('without JavaScript and before hydration', () => {
  afterEach(() => document.body.replaceChildren());

  test('server-rendered markup has a field with native validation', () => {
    document.body.innerHTML = renderToString(<CodeInput label="Code" name="code" length={8} required />);
    expect(field()).toHaveAttribute('name', 'code');
    expect(field()).toHaveAttribute('maxlength', '8');
    expect(field()).toHaveAttribute('pattern', '[0-9]{8}');
    expect(document.querySelectorAll('[data-part="slot"]')).toHaveLength(8);
  });

  test('keeps what was typed before hydration', () => {
    const onComplete = vi.fn();
    const element = (
      <StrictMode>
        <CodeInput label="Code" onComplete={onComplete} />
      </StrictMode>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element);
    field().value = '421 892';
    render(element, { container, hydrate: true });
    expect(field()).toHaveValue('421892');
    expect(onComplete.mock.calls).toEqual([['421892']]);
  });
});

describe('sending', () => {
  test('submits once on the last digit, whatever else is pressed while pending', async () => {
    const onSend = vi.fn();
    const user = userEvent.setup();
    render(<Step onSend={onSend} />);
    await user.type(field(), '421892');
    expect(onSend.mock.calls).toEqual([['421892']]);
    expect(field()).toHaveFocus();
    expect(screen.getByText('Checking')).toBeInTheDocument();
    await user.keyboard('{Enter}{Backspace}7');
    expect(field()).toHaveValue('421892');
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('announces, selects and focuses a wrong code, also with the same message again', async () => {
    const onSend = vi.fn();
    const user = userEvent.setup();
    render(<Step onSend={onSend} error="Incorrect 2FA code" />);
    for (const code of ['111111', '222222']) {
      await user.click(field());
      await user.paste(code);
      expect(screen.queryByRole('alert')).toBeNull();
      field().blur();
      fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
      expect(screen.getByRole('alert')).toHaveTextContent('Incorrect 2FA code');
      expect(screen.getAllByText('Incorrect 2FA code')).toHaveLength(1);
      expect(field()).toHaveFocus();
      expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
      expect(field()).toBeInvalid();
    }
    expect(onSend.mock.calls).toEqual([['111111'], ['222222']]);
  });

  test('does not take focus back after the user moved elsewhere', async () => {
    render(
      <>
        <Step onSend={vi.fn()} error="Incorrect 2FA code" />
        <input aria-label="Search" />
      </>,
    );
    await userEvent.type(field(), '111111');
    await userEvent.click(screen.getByLabelText('Search'));
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  test('can submit the same code again after an unrelated failure', async () => {
    const onSend = vi.fn();
    render(<Step onSend={onSend} />);
    await userEvent.type(field(), '421892');
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await userEvent.type(field(), '{Enter}');
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  test('does not submit a form with other missing fields', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <CodeInput label="Code" autoSubmit />
        <input aria-label="Name of the device" required />
      </form>,
    );
    await userEvent.type(field(), '421892');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Name of the device'), 'Phone');
    await userEvent.type(field(), '{Backspace}2');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('WebOTP', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('reads the code from SMS and stops asking when unmounted', async () => {
    const get = vi.fn().mockResolvedValue({ id: '', type: 'otp', code: '421892' });
    vi.stubGlobal('OTPCredential', class {});
    vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
    const onComplete = vi.fn();
    const { unmount, rerender } = render(<CodeInput label="Code" />);
    expect(get).not.toHaveBeenCalled();
    rerender(<CodeInput label="Code" sms onComplete={onComplete} />);
    await act(async () => undefined);
    expect(onComplete).toHaveBeenCalledWith('421892');
    const signal: unknown = get.mock.calls[0]?.[0]?.signal;
    unmount();
    expect(signal).toHaveProperty('aborted', true);
  });
});

describe('resending the code', () => {
  afterEach(() => vi.useRealTimers());

  test('waits, announces once when ready, keeps its focus and restarts', () => {
    vi.useFakeTimers();
    const onResend = vi.fn();
    const resend = (sent: number) => (
      <CodeResend
        label="Send again"
        seconds={30}
        sent={sent}
        format={(left) => `0:${left}`}
        waitLabel={(left) => `Possible in ${left} seconds`}
        readyLabel="A new code can be sent"
        sentLabel="Sent"
        onResend={onResend}
      />
    );
    const { rerender } = render(resend(1));
    const button = screen.getByRole('button', { name: 'Send again' });
    expect(button).toHaveAccessibleDescription('Possible in 30 seconds');
    fireEvent.click(button);
    expect(onResend).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(29_000));
    expect(button).toHaveAccessibleDescription('Possible in 1 seconds');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('A new code can be sent');
    button.focus();
    fireEvent.click(button);
    expect(onResend).toHaveBeenCalledOnce();
    rerender(resend(2));
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Possible in 30 seconds');
  });
});

test('with letters, reads them in upper case and offers the keyboard for them', async () => {
  const onComplete = vi.fn();
  render(<CodeInput label="Code" length={8} characters="alphanumeric" onComplete={onComplete} />);
  expect(field()).toHaveAttribute('inputmode', 'text');
  expect(field()).toHaveAttribute('autocapitalize', 'characters');
  await userEvent.type(field(), 'k7qm-2x9f');
  expect(field()).toHaveValue('K7QM2X9F');
  expect(onComplete.mock.calls).toEqual([['K7QM2X9F']]);
  expect(field().validity.valid).toBe(true);
});
