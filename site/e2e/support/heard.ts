import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Notes what the live regions of the page say from now on, however short they say it. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = (window.heard = []);
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]')) {
        if (textContent && !heard.includes(textContent)) heard.push(textContent);
      }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Expects that the page has said something since `listen`, and hasn't been loaded anew since. */
export async function expectHeard(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.heard?.join('\n') ?? 'loaded anew')).toMatch(text);
}
