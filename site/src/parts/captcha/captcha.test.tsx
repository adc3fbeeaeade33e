import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInSite, type Visit } from '../../layout/testing/render-in-site.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

type Parameters = Record<string, unknown> & { callback: (token: string) => void };

let drawn: Parameters[] = [];
const reset = vi.fn();
const remove = vi.fn();
/** The scripts that the page requests; none is fetched. */
let scripts: string[] = [];
beforeEach(() => {
  drawn = [];
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node.src);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** What the script does once it is there. */
function arrive() {
  window.turnstile = {
    render: (_place, parameters) => {
      drawn.push(parameters as Parameters);
      return 'one';
    },
    reset,
    remove,
  };
  act(() => window.hosterCaptchaReady?.());
}

const answers =
  (context: object): NonNullable<Visit['answer']> =>
  (path) =>
    path.startsWith('/my/api/page-context/recaptcha_context/') ? Response.json(context) : undefined;
const turnstile = answers({ public_key: 'site-key', provider: 'turnstile' });

function Form() {
  const [seen, setSeen] = useState(false);
  const [sent, setSent] = useState('');
  const captcha = useCaptcha('reset', seen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!captcha.isPassed()) return;
        const token = new FormData(event.currentTarget).get('captcha');
        setSent(typeof token === 'string' ? token : 'no token');
        captcha.reset();
      }}
    >
      <CaptchaField id="captcha" captcha={captcha} error={undefined} />
      <button type="button" onClick={() => setSeen(true)}>
        Show
      </button>
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}
const sent = () => document.querySelector('output')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('loads nothing before the form is visible or for signed-in customers', async () => {
  const asked = vi.fn(turnstile);
  const visit: Visit = {
    auth: { status: 'settled', user: { display: 'a', has_usable_password: true } },
    answer: asked,
  };
  const { unmount } = renderInSite(<Form />, visit);
  await press('Show');
  await press('Send');
  expect(sent()).toBe('no token');
  unmount();
  renderInSite(<Form />, { answer: asked });
  expect(asked).not.toHaveBeenCalled();
  expect(scripts).toEqual([]);
});

test.each([
  ['without a key', { public_key: null, provider: 'recaptcha', forms: ['reset'] }],
  ['where only another form asks for it', { public_key: 'site-key', provider: 'recaptcha', forms: ['signup'] }],
])('%s the form is sent as it is', async (_, context) => {
  const { notify } = renderInSite(<Form />, { answer: answers(context) });
  await press('Show');
  await press('Send');
  expect(sent()).toBe('no token');
  expect(notify).not.toHaveBeenCalled();
  expect(scripts).toEqual([]);
});

test('a form waits for its captcha, sends the token once, and follows expiry, error and success', async () => {
  const { notify, unmount } = renderInSite(<Form />, { answer: turnstile });
  await press('Show');
  const load = await screen.findByRole('button', { name: 'Load captcha' });
  expect(scripts, 'nothing of another company before consent').toEqual([]);
  await userEvent.click(load);
  await waitFor(() =>
    expect(scripts).toEqual([
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=hosterCaptchaReady',
    ]),
  );
  await press('Send');
  expect(notify).toHaveBeenCalledExactlyOnceWith('error', 'Incorrect captcha entered, try again');

  arrive();
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0]).toMatchObject({ sitekey: 'site-key', language: 'en' });
  const event = (name: string, ...given: unknown[]) =>
    act(() => {
      const handler = drawn[0]?.[name];
      if (typeof handler === 'function') handler(...given);
    });
  const field = () => document.querySelector<HTMLInputElement>('input[name=captcha]')?.value;

  event('callback', 'first');
  expect(field()).toBe('first');
  event('expired-callback');
  expect(field()).toBeUndefined();
  event('callback', 'second');
  await press('Send');
  expect(sent()).toBe('second');
  expect(reset).toHaveBeenCalledOnce();
  expect(field()).toBeUndefined();

  event('error-callback');
  expect(screen.getByText('We couldn’t verify that you’re human.')).toBeVisible();
  await press('Try again');
  expect(reset).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('We couldn’t verify that you’re human.')).toBeNull();
  unmount();
  expect(remove).toHaveBeenCalledOnce();
});

test('reports a challenge that failed to load and retries it', async () => {
  const challenge = vi.fn(() => new Response(null, { status: 429 }));
  const context = answers({ public_key: '/my/api/captcha/challenge/', provider: 'pow' });
  const answer: NonNullable<Visit['answer']> = (path, init) =>
    path.startsWith('/my/api/captcha/') ? challenge() : context(path, init);
  renderInSite(<Form />, { answer });
  await press('Show');
  expect(await screen.findByText('We couldn’t verify that you’re human.')).toBeVisible();
  await press('Try again');
  await waitFor(() => expect(challenge).toHaveBeenCalledTimes(2));
});
