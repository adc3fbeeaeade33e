import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handleLinksAndForms } from './plain-navigation.ts';

const navigate = vi.fn(() => Promise.resolve());
const onLanguage = vi.fn();

const router: Parameters<typeof handleLinksAndForms>[0] = createMemoryRouter([{ path: '*', element: null }]);
Object.assign(router, { navigate });

beforeAll(() => handleLinksAndForms(router, onLanguage));
beforeEach(() => {
  document.body.innerHTML = '';
  // What the handler leaves to the browser must not leave the test.
  window.addEventListener('click', preventDefault);
  window.addEventListener('submit', preventDefault);
});
afterEach(() => {
  navigate.mockClear();
  onLanguage.mockClear();
});
const preventDefault = (event: Event) => event.preventDefault();

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  const found = document.body.querySelector<HTMLElement>('[data-test]');
  if (!found) throw new Error('nothing to click');
  return found;
}

const click = (html: string, init: MouseEventInit = {}) =>
  element(html).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));

test('a link between pages is a navigation without a reload', () => {
  click('<a href="/ru/virtual-private-servers/?a=1#plans"><b data-test>VPS</b></a>');
  expect(navigate).toHaveBeenCalledWith(
    '/ru/virtual-private-servers/?a=1#plans',
    // happy-dom goes to the address before the handler is asked, so that `replace` says nothing here.
    expect.objectContaining({ preventScrollReset: false }),
  );
});

test('a tab or a filter keeps the scroll position', () => {
  click('<a data-test data-keep-scroll data-replace href="/virtual-private-servers/?tag=nvme">NVMe</a>');
  expect(navigate).toHaveBeenCalledWith(expect.any(String), { preventScrollReset: true, replace: true });
});

test.each([
  ['in a new tab', '<a data-test href="/" target="_blank">x</a>', {}],
  ['with a modifier', '<a data-test href="/">x</a>', { ctrlKey: true }],
  ['with the middle button', '<a data-test href="/">x</a>', { button: 1 }],
  ['to another site', '<a data-test href="https://other.example/">x</a>', {}],
  ['of a file', '<a data-test href="/" download>x</a>', {}],
  ['to what is no page', '<a data-test href="/mail/">x</a>', {}],
  ['that wants the browser', '<a data-test href="/" data-native>x</a>', {}],
])('a link %s is left to the browser', (_name, html, init) => {
  click(html, init);
  expect(navigate).not.toHaveBeenCalled();
});

test('ignores events that a component has handled', () => {
  const link = element('<a data-test href="/">x</a>');
  link.addEventListener('click', preventDefault);
  link.click();
  expect(navigate).not.toHaveBeenCalled();
});

test('the language switch stores the chosen language', () => {
  click('<a data-test data-language="ru" href="/ru/">Русский</a>');
  expect(onLanguage).toHaveBeenCalledWith('ru');
  expect(navigate).toHaveBeenCalledOnce();
});

function submit(html: string): void {
  const button = element(html);
  const form = button.closest('form');
  form?.dispatchEvent(Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: button }));
}

test('a GET form omits its empty fields from the address', () => {
  submit(
    '<form action="/virtual-private-servers/"><input name="os" value="linux"><input name="q" value=""><button data-test>Go</button></form>',
  );
  expect(navigate).toHaveBeenCalledWith('/virtual-private-servers/?os=linux', expect.anything());
});

test('a POST form is sent to its page, with the button that was pressed', () => {
  submit(
    '<form method="post" action="/auth/login/?next=%2Fmy%2F"><input name="login" value="demo"><button data-test name="step" value="password">Go</button></form>',
  );
  const [address, options] = (navigate.mock.calls as unknown[][])[0] ?? [];
  expect(address).toBe('/auth/login/?next=%2Fmy%2F');
  expect(options).toMatchObject({ formMethod: 'post' });
});

test('a form with files is sent with them', () => {
  submit(
    '<form method="post" enctype="multipart/form-data" action="/admin/finance/statements/"><button data-test>Go</button></form>',
  );
  expect(navigate).toHaveBeenCalledWith(
    '/admin/finance/statements/',
    expect.objectContaining({ formMethod: 'post', formEncType: 'multipart/form-data' }),
  );
});

test('a form of the host or of the backend is left to the browser', () => {
  submit('<form method="post" action="/preferences/"><button data-test>Go</button></form>');
  submit('<form method="post" action="/auth/login/" data-native><button data-test>Go</button></form>');
  expect(navigate).not.toHaveBeenCalled();
});

test('a language of a page without languages in its address loads the page that is there, then restores its fragment', async () => {
  click('<a href="/preferences/?language=ru&next=%2Fmy%2F" data-language="ru" data-test>RU</a>');
  expect(onLanguage).toHaveBeenCalledWith('ru');
  const { pathname, search, hash } = window.location;
  expect(hash).not.toBe('');
  const state = { visit: router.state.location.key };
  const options = { preventScrollReset: true, replace: true, state };
  await vi.waitFor(() =>
    expect(navigate.mock.calls).toEqual([
      [pathname + search, options],
      [pathname + search + hash, options],
    ]),
  );
});
