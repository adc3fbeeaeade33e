import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** A real key of the browser, where the runner of the stories offers one (visual-tests). */
    pressKey?: (key: string) => Promise<void>;
  }
}

/** `Shift+Tab` → `{Shift>}{Tab}{/Shift}`, `Space` → `[Space]`: as user-event writes keys. */
function synthetic(key: string): string {
  const names = key.split('+');
  const last = names.pop() ?? '';
  const pressed = last === 'Space' ? '[Space]' : last.length === 1 ? last : `{${last}}`;
  return `${names.map((name) => `{${name}>}`).join('')}${pressed}${names.map((name) => `{/${name}}`).join('')}`;
}

/** Whether the keys are the browser's own. */
export const hasRealKeys = (): boolean => window.pressKey !== undefined;

/** Presses a key as a visitor would, and lets the page answer. */
export async function press(key: string): Promise<void> {
  if (window.pressKey) await window.pressKey(key);
  else await userEvent.keyboard(synthetic(key));
  await frames();
}

/** Two frames: effects have run and what they changed is drawn. */
export const frames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
