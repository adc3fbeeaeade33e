export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** A toast with the id of a shown one replaces its content. */
  id?: string | undefined;
  /** A heading over the text. */
  title?: string | undefined;
  /** Whether it has a close button and stays until used. By default errors, long texts and toasts with an action. */
  closeable?: boolean | undefined;
  action?: ToastAction | undefined;
  /** Life of one that is not closeable, in milliseconds; `Infinity` until it is replaced. @default 3000 */
  duration?: number | undefined;
}

export interface Toast extends ToastOptions {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  readonly closeable: boolean;
  /** How many times the same was said while it stood: shown as ×3. */
  readonly count: number;
}

/** Life of a toast that cannot be closed, in milliseconds. */
export const TOAST_DURATION = 3000;

/** What is longer than this, in characters, cannot be read in that time by everyone (WCAG 2.2.1): it stays. */
const READABLE = 90;

/** Whether the toast stays until someone closes it. */
export const isCloseable = (tone: ToastTone, text: string, options: ToastOptions): boolean =>
  text.length + (options.title?.length ?? 0) > READABLE ||
  options.action !== undefined ||
  (options.closeable ?? tone === 'error');
