export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** Id of the toast. Reusing the id of a shown toast replaces its content. */
  id?: string | undefined;
  /** A heading above the text. */
  title?: string | undefined;
  /**
   * Whether it has a close button and stays until closed. @default true for errors, long texts and toasts with an
   * action
   */
  closeable?: boolean | undefined;
  action?: ToastAction | undefined;
  /** Duration in milliseconds if not closeable; `Infinity` until it is replaced. @default 3000 */
  duration?: number | undefined;
}

export interface Toast extends ToastOptions {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  readonly closeable: boolean;
  /** Number of times the message was repeated while shown, displayed as ×3. */
  readonly count: number;
}

/** Duration of a toast that can't be closed, in milliseconds. */
export const TOAST_DURATION = 3000;

/** Text length in characters above which a toast stays, because not everyone can read it in time (WCAG 2.2.1). */
const READABLE = 90;

/** Returns whether the toast stays until it is closed. */
export const isCloseable = (tone: ToastTone, text: string, options: ToastOptions): boolean =>
  text.length + (options.title?.length ?? 0) > READABLE ||
  options.action !== undefined ||
  (options.closeable ?? tone === 'error');
