import type { AppContext } from '../app-context.tsx';

export type ThemeChoice = 'light' | 'dark' | 'system';
const KEPT_DAYS = 365;

/** The theme chosen on this device. */
export const chosenTheme = (app: AppContext): ThemeChoice => {
  const theme = app.cookie('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Shows and keeps a theme; `system` follows the device. */
export function chooseTheme(app: AppContext, theme: ThemeChoice): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme;
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  app.setCookie('theme', theme === 'system' ? '' : theme, { days: theme === 'system' ? -30 : KEPT_DAYS, shared: true });
}
