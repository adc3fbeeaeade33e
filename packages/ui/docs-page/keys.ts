import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** Presses a real key, if the test runner supports it (visual-tests). */
    pressKey?: (key: string) => Promise<void>;
  }
}

/** Converts a key to user-event syntax: `Shift+Tab` → `{Shift>}{Tab}{/Shift}`, `Space` → `[Space]`. */
function synthetic(key: string): string {
  const names = key.split('+');
  const last = names.pop() ?? '';
  const pressed = last === 'Space' ? '[Space]' : last.length === 1 ? last : `{${last}}`;
  return `${names.map((name) => `{${name}>}`).join('')}${pressed}${names.map((name) => `{/${name}}`).join('')}`;
}

/** Whether real key presses are available. */
export const hasRealKeys = (): boolean => window.pressKey !== undefined;

/** Presses a key as a user would and waits for the page to respond. */
export async function press(key: string): Promise<void> {
  if (window.pressKey) await window.pressKey(key);
  else await userEvent.keyboard(synthetic(key));
  await frames();
}

/** Two frames, so that effects have run and their changes are rendered. */
export const frames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
