import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';

export const XVFB = '/usr/bin/Xvfb';
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

const gtk = {
  // Scrollbars take space, as in most browsers on desktops.
  'settings.ini': '[Settings]\ngtk-overlay-scrolling = false\n',
  // Otherwise the toolbar keeps the window at least 447 px wide.
  'gtk.css': 'box, box * { min-width: 0; min-height: 0; margin: 0; padding: 0; border: none; font-size: 1px }',
};

/** Opens Debian's WebKitGTK on a screen of its own. Closing it ends its driver and screen, too. */
export async function openWebKit(): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  // Xvfb chooses a free display and writes its number there.
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  for (const [file, text] of Object.entries(gtk)) writeFileSync(join(settings, 'gtk-3.0', file), text);
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: settings };
  const children: ChildProcess[] = [screen, spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: 'ignore', env })];
  const server = `http://127.0.0.1:${port}`;
  const listens = async (): Promise<boolean> => (await fetch(`${server}/status`).catch(() => null))?.ok ?? false;
  while (!(await listens())) await setImmediate();
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    })
    .build();
  await driver.manage().setTimeouts({ script: WAIT_TIMEOUT });
  await driver.manage().window().setRect({ width: 1400, height: 1000 });
  return {
    driver,
    close: async () => {
      await driver.quit();
      for (const child of children) child.kill();
      rmSync(settings, { recursive: true });
    },
  };
}
