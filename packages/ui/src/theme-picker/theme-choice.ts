/** A selectable theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'high-contrast';

/** Cookie name for servers, and local storage key for static pages. */
const KEY = 'theme';
const YEAR = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();
/** If storage isn't available, it's kept until the page is closed. */
let unstored: ThemeChoice = 'system';

const known = (text: string | null | undefined): ThemeChoice | undefined =>
  text === 'light' || text === 'dark' || text === 'high-contrast' ? text : undefined;

/** Returns the theme selected on this device. */
export function chosenTheme(): ThemeChoice {
  try {
    const [, cookie] = /(?:^|; )theme=([a-z-]+)/.exec(document.cookie) ?? [];
    return known(cookie ?? localStorage.getItem(KEY)) ?? unstored;
  } catch {
    return unstored;
  }
}

function show(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Applies a theme and stores it for a year, for all pages of this host. */
export function chooseTheme(theme: ThemeChoice): void {
  unstored = theme;
  const [value, age] = theme === 'system' ? ['', 0] : [theme, YEAR];
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers that we serve
    document.cookie = `${KEY}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Sandboxed, or storage is blocked.
  }
  show(theme);
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) show(chosenTheme());
}

/** Subscribes to changes, including those in other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
