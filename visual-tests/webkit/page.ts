import { join } from 'node:path';
import { build } from 'esbuild';
import { type Actions, Button, Key, type WebDriver } from 'selenium-webdriver';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import type { probe, State, Step } from './find.ts';

type Probe = typeof probe;

declare global {
  interface Window {
    __probe: Probe;
  }
}

let bundled: Promise<string> | undefined;

/** The script for the browser. */
const script = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: [join(import.meta.dirname, 'find.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: '__found',
    define: { 'process.env': '{}', process: 'undefined' },
    footer: { js: 'window.__probe = __found.probe;' },
  }).then(({ outputFiles: [file] }) => file?.text ?? ''));

const keys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F6: Key.F6,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** How far the wheel has been turned in this process. WebKit scrolls by the difference to the last time. */
const turned = { x: 0, y: 0 };

type Point = Pick<State['box'], 'x' | 'y'>;
/** What the types of selenium-webdriver lack. */
type Wheel = Actions & { scroll: (x: number, y: number, deltaX: number, deltaY: number) => Actions };
type ByRole = { name?: string; exact?: boolean; includeHidden?: boolean };

/** Waits until something is found. */
async function until<Found>(what: string, look: () => Promise<Found | null | undefined | false>): Promise<Found> {
  const end = Date.now() + WAIT_TIMEOUT;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
  }
}

/** The part of Playwright's locators that the browser tests use. */
export class WebKitLocator {
  readonly page: WebKitPage;
  readonly steps: Step[];

  constructor(page: WebKitPage, steps: Step[]) {
    this.page = page;
    this.steps = steps;
  }

  private then_(step: Step): WebKitLocator {
    return new WebKitLocator(this.page, [...this.steps, step]);
  }

  locator = (css: string) => this.then_({ css });
  getByRole = (role: string, options: ByRole = {}) => this.then_({ role, ...options });
  getByText = (text: string, options: { exact?: boolean } = {}) => this.then_({ text, ...options });
  filter = ({ has }: { has: WebKitLocator }) => this.then_({ has: has.steps });
  nth = (nth: number) => this.then_({ nth });
  first = () => this.nth(0);
  last = () => this.nth(-1);
  count = () => this.page.evaluate((steps) => window.__probe.find(steps).length, this.steps);
  all = async () => Array.from({ length: await this.count() }, (_, at) => this.nth(at));
  state = (role?: string) =>
    this.page.evaluate(([steps, name]) => window.__probe.stateOf(steps, name), [this.steps, role] as const);

  /** Runs a function in the browser with the element, as soon as there is one. */
  async evaluate(run: (element: never, argument: never) => unknown, argument?: unknown): Promise<unknown> {
    await until(this.toString(), () => this.state());
    return this.page.run(`(${run.toString()})(window.__probe.one(argument[0]), argument[1])`, [this.steps, argument]);
  }

  async boundingBox(): Promise<State['box'] | null> {
    const { visible, box } = await until(this.toString(), () => this.state());
    return visible ? box : null;
  }

  private target(uncovered: boolean): Promise<Point> {
    const look = () =>
      this.page.evaluate(([steps, free]) => window.__probe.target(steps, free), [this.steps, uncovered] as const);
    return until(`${this.toString()} to be visible${uncovered ? ' and uncovered' : ''}`, look);
  }

  async hover(): Promise<void> {
    const { x, y } = await this.target(true);
    // Scrolling may have moved it under the mouse, which isn't an event.
    await this.page.mouse.move(x + 1, y);
    await this.page.mouse.move(x, y);
  }

  async click(): Promise<void> {
    const { x, y } = await this.target(true);
    await this.page.mouse.click(x, y);
  }

  async check(): Promise<void> {
    if (!(await until(this.toString(), () => this.state())).checked) await this.click();
  }

  focus = async (): Promise<void> => void (await this.evaluate((element: HTMLElement) => element.focus()));

  async press(key: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(key);
  }

  async fill(text: string): Promise<void> {
    const look = () =>
      this.page.evaluate(([steps, value]) => window.__probe.fill(steps, value), [this.steps, text] as const);
    await until(`${this.toString()} to be filled`, look);
  }

  toString = (): string => JSON.stringify(this.steps);
}

/**
 * The part of Playwright's page that the browser tests use, for Debian's WebKitGTK through WebDriver.
 */
export class WebKitPage {
  private readonly driver: WebDriver;
  private size: { width: number; height: number };
  private listeners: ((error: Error) => void)[] = [];
  private at: Point = { x: 0, y: 0 };

  constructor(driver: WebDriver, size: { width: number; height: number }) {
    this.driver = driver;
    this.size = size;
  }

  private readonly root = new WebKitLocator(this, []);
  locator = this.root.locator;
  getByRole = this.root.getByRole;
  getByText = this.root.getByText;

  /** Uncaught errors, and also what is written to the console. Both are reported with the next command. */
  on(event: 'pageerror' | 'console', listener: (error: Error) => void): void {
    if (event === 'pageerror') this.listeners.push(listener);
  }

  /** Evaluates an expression, or a promise of it, with `argument` in scope. */
  async run<Result>(expression: string, argument: unknown): Promise<Result> {
    const answer: { value: Result; error?: string; complaints: string[] } = await this.driver.executeAsyncScript(
      `const [argument, done] = arguments;
      const answer = (rest) => done({ ...rest, complaints: window.__probe?.complaints.splice(0) ?? [] });
      (async () => ${expression})().then((value) => answer({ value }), (error) => answer({ error: String(error) }));`,
      argument ?? null,
    );
    for (const text of answer.complaints) for (const listener of this.listeners) listener(new Error(text));
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.run(`(${run.toString()})(argument)`, argument);
  }

  async goto(url: string): Promise<void> {
    await this.setViewportSize(this.size);
    await this.driver.get(url);
    await this.driver.executeScript(await script());
    await this.mouse.move(0, 0);
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    this.size = size;
    const inner = (): Promise<[number, number, number]> =>
      this.driver.executeScript('return [innerWidth, innerHeight, outerHeight - innerHeight]');
    const [, , bars] = await inner();
    await this.driver
      .manage()
      .window()
      .setRect({ width: size.width, height: size.height + bars });
    // The page learns of it later.
    await until(`a window of ${JSON.stringify(size)}`, async () => {
      const [width, height] = await inner();
      return width === size.width && height === size.height;
    });
  }

  /** Only what the browser has anyway. */
  async emulateMedia({ reducedMotion }: { reducedMotion?: string }): Promise<void> {
    if (reducedMotion !== 'no-preference') throw new Error('WebKitGTK can’t emulate media.');
  }

  keyboard = {
    press: async (key: string): Promise<void> => {
      const code = keys[key] ?? key;
      await this.driver.actions().keyDown(code).keyUp(code).perform();
    },
  };

  mouse = {
    move: async (x: number, y: number, { steps = 1 }: { steps?: number } = {}): Promise<void> => {
      const from = this.at;
      for (let step = 1; step <= steps; step++) {
        const along = (start: number, end: number) => Math.round(start + ((end - start) * step) / steps);
        const place = { x: along(from.x, x), y: along(from.y, y) };
        await this.driver
          .actions()
          .move({ ...place, duration: 0 })
          .perform();
      }
      this.at = { x: Math.round(x), y: Math.round(y) };
    },
    down: async (): Promise<void> => this.driver.actions().press(Button.LEFT).perform(),
    up: async (): Promise<void> => this.driver.actions().release(Button.LEFT).perform(),
    click: async (x: number, y: number): Promise<void> => {
      await this.mouse.move(x, y);
      await this.mouse.down();
      await this.mouse.up();
    },
    wheel: async (x: number, y: number): Promise<void> => {
      const { x: left, y: top } = this.at;
      turned.x += x;
      turned.y += y;
      await (this.driver.actions() as Wheel).scroll(left, top, turned.x, turned.y).perform();
    },
  };
}
