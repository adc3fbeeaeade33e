import { getViolations, injectAxe } from 'axe-playwright';
import pTimeout from 'p-timeout';
import type { Browser, Page } from 'playwright';
import { type ModeName, type Picture, storyModes } from '../packages/ui/docs-page/modes.ts';
import { WAIT_TIMEOUT } from '../scripts/wait-timeout.ts';
import { axeOptions, colourRules } from './axe-options.ts';
import { showStory } from './show-story.ts';

const HEIGHT = 800;
const late = { milliseconds: WAIT_TIMEOUT, fallback: () => 'took too long' };

/** Runs in the browser: resolves when fonts and images have loaded, including those of style sheets. */
async function everythingLoaded(): Promise<void> {
  await document.fonts.ready;
  const named = Array.from(document.querySelectorAll('*'), (element) => getComputedStyle(element).backgroundImage);
  const addresses = named.flatMap((value) =>
    Array.from(value.matchAll(/url\("(.+?)"\)/g), ([, address = '']) => address),
  );
  const pictures = Array.from(new Set(addresses), (address) => Object.assign(new Image(), { src: address }));
  await Promise.all([...document.images, ...pictures].map((picture) => picture.decode()));
}

/** A violated axe rule with a description of where. */
export interface Violation {
  rule: string;
  words: string;
}

/** A browser page that shows stories in sequence without reloading. */
export class Stage {
  readonly #page: Page;
  readonly #url: string;
  readonly #log: string[] = [];

  private constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
    page.setDefaultTimeout(WAIT_TIMEOUT);
    page.on('pageerror', (error) => this.#log.push(`uncaught: ${error.message}`));
    page.on('console', (entry) => {
      if (entry.type() === 'error') this.#log.push(`console: ${entry.text()} (${entry.location().url})`);
    });
  }

  static async open(browser: Browser, url: string): Promise<Stage> {
    const page = await browser.newPage({
      viewport: { width: 1280, height: HEIGHT },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    // Lets keyboard stories press real keys, to test native behaviour too.
    await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key));
    return new Stage(page, url);
  }

  /** Loads the frame initially and after failures, which may have side effects. */
  async load(): Promise<void> {
    await this.#page.goto(`${this.#url}/iframe.html?viewMode=story`);
    await this.#page.waitForFunction(() => document.body.classList.contains('sb-show-nopreview'));
    // Our own axe run includes portals, unlike the add-on's; they can't run in parallel.
    await this.#setGlobals({ a11y: { manual: true } });
    // Forced colours show the caret that is otherwise hidden, so stop it from blinking.
    await this.#page.addStyleTag({ content: '* { caret-animation: manual !important }' });
    // Storybook may hide a story until it has rendered: what takes the focus while it renders would not get it.
    await this.#page.addStyleTag({ content: '#storybook-root { display: block !important }' });
    await injectAxe(this.#page);
    this.#log.length = 0;
  }

  async #setGlobals(globals: object): Promise<void> {
    await this.#page.evaluate((value) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      channel.emit('updateGlobals', { globals: value });
    }, globals);
  }

  /** Shows a story and runs its play function. Returns errors. */
  async show(id: string): Promise<string[]> {
    await this.#page.mouse.move(0, 0);
    const failure = await pTimeout(this.#page.evaluate(showStory, id), late);
    const errors = [...(failure ? [failure] : []), ...this.#log];
    this.#log.length = 0;
    return errors;
  }

  /** Returns the pictures that a story asks for by `pictured()`. */
  async pictures(id: string): Promise<readonly Picture[]> {
    return this.#page.evaluate(async (storyId) => {
      const { parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      return parameters.pictures ?? [];
    }, id);
  }

  /** Sets theme, direction and forced colours without resetting the story. */
  async use(name: ModeName): Promise<void> {
    const { theme, direction, forcedColors } = storyModes[name];
    await this.#page.emulateMedia({ forcedColors });
    await this.#setGlobals({ theme, direction });
    await this.#page.waitForFunction(
      ([theme, direction]) =>
        document.documentElement.dataset['theme'] === theme && document.documentElement.dir === direction,
      [theme, direction],
    );
    // Repositions popups.
    await this.#page.evaluate(() => window.dispatchEvent(new Event('resize')));
  }

  /**
   * Returns axe violations of the whole document, including portals.
   * @param coloursOnly only of the rules that depend on colours: a theme changes nothing else
   */
  async violations(coloursOnly = false): Promise<Violation[]> {
    const found = await getViolations(this.#page, undefined, coloursOnly ? colourRules : axeOptions);
    return found.map(({ id, help, nodes }) => ({
      rule: id,
      words: `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    }));
  }

  /**
   * Takes a snapshot of the whole page at this width after fonts and images have loaded. Enlarges the window to the
   * page, because Playwright's `fullPage` shows a scrollbar gutter only during the screenshot.
   */
  async picture(width: number): Promise<Buffer> {
    await this.resize(width);
    await this.#page.evaluate(everythingLoaded);
    const height = await this.#page.evaluate(() => document.documentElement.scrollHeight);
    if (height > HEIGHT) await this.#page.setViewportSize({ width, height });
    await this.#page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return this.#page.screenshot({ animations: 'disabled', caret: 'hide' });
  }

  async resize(width: number): Promise<void> {
    await this.#page.setViewportSize({ width, height: HEIGHT });
  }
}
