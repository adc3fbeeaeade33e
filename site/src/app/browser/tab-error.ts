/** Reasons why a tab can't continue: no connection, or files that a deployment has replaced. */
export type TabErrorKind = 'offline' | 'new-version';

/** An error of the tab, not of the site, that prevents a page from being shown. */
export class TabError extends Error {
  override readonly name = 'TabError';
  readonly kind: TabErrorKind;

  constructor(kind: TabErrorKind, cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** Whether the browser reports that it's offline. */
export const isOffline = (): boolean => !import.meta.env.SSR && !navigator.onLine;
