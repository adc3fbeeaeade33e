import { expect as base } from '@playwright/test';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import type { State } from './find.ts';
import { WebKitLocator, type WebKitPage } from './page.ts';

interface Context {
  isNot: boolean;
}

type Matcher = (
  this: Context,
  locator: WebKitLocator,
  ...wanted: never[]
) => Promise<{ pass: boolean; message: () => string }>;

/** Waits until a locator's element is as wanted, or with `not` isn't. Without an element, `missing` is the result. */
function matcher<Wanted extends unknown[]>(
  name: string,
  holds: (state: State, ...wanted: Wanted) => boolean,
  { missing = false, role = false } = {},
): Matcher {
  return async function match(this: Context, locator: WebKitLocator, ...wanted: never[]) {
    const { isNot } = this;
    let seen: State | null = null;
    const look = async () => {
      seen = await locator.state(role ? String(wanted[0]) : undefined);
      return seen ? holds(seen, ...(wanted as unknown as Wanted)) : missing;
    };
    let pass = !isNot;
    await base
      .poll(look, { timeout: WAIT_TIMEOUT })
      .toBe(!isNot)
      .catch(() => (pass = isNot));
    return {
      pass,
      message: () => `${name} ${JSON.stringify(wanted)}: ${locator.toString()} is ${JSON.stringify(seen)}`,
    };
  };
}

const same = (actual: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? actual === wanted : wanted.test(actual);

const count: Matcher = async function match(locator, ...wanted) {
  let pass = true;
  let seen = 0;
  const look = async () => (seen = await locator.count());
  await base
    .poll(look, { timeout: WAIT_TIMEOUT })
    .toBe(wanted[0])
    .catch(() => (pass = false));
  return { pass, message: () => `${locator.toString()}: ${seen} elements` };
};

async function url(this: Context, page: WebKitPage, wanted: RegExp) {
  let pass = true;
  const look = () => page.evaluate(() => location.href);
  await base
    .poll(look, { timeout: WAIT_TIMEOUT })
    .toMatch(wanted)
    .catch(() => (pass = false));
  return { pass, message: () => `The address isn’t ${wanted}` };
}

/** Playwright's assertions about locators and pages, for those of WebKitGTK. */
export const expect = base.extend({
  toBeAttached: matcher('attached', () => true),
  toBeVisible: matcher('visible', ({ visible }) => visible),
  toBeHidden: matcher('hidden', ({ visible }) => !visible, { missing: true }),
  toBeInViewport: matcher('in viewport', ({ inViewport }) => inViewport),
  toBeFocused: matcher('focused', ({ focused }) => focused),
  toBeChecked: matcher('checked', ({ checked }) => checked),
  toBeEmpty: matcher('empty', ({ empty }) => empty),
  toHaveText: matcher('text', ({ text }, wanted: string | RegExp) => same(text, wanted)),
  toContainText: matcher('text', ({ text }, wanted: string) => text.includes(wanted)),
  toHaveValue: matcher('value', ({ value }, wanted: string | RegExp) => same(value, wanted)),
  toHaveAttribute: matcher('attribute', ({ attributes }, name: string, wanted: string | RegExp) =>
    same(attributes[name] ?? '', wanted),
  ),
  toHaveRole: matcher('role', ({ role }) => role, { role: true }),
  toHaveCount: count,
  toHaveURL: url,
} as never) as unknown as typeof base;
