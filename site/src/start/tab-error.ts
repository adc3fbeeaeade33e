/** What stops a tab: no connection, or files that a deployment has replaced. */
export type TabErrorKind = 'offline' | 'new-version';

/** A page that can't be shown because of the tab, not of the site. */
export class TabError extends Error {
  override readonly name = 'TabError';
  readonly kind: TabErrorKind;

  constructor(kind: TabErrorKind, cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** Whether the browser knows that it has no connection. */
export const isOffline = (): boolean => !import.meta.env.SSR && !navigator.onLine;
