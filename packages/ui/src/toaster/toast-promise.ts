import type { Toaster } from './create-toaster.ts';
import type { ToastOptions } from './toast.ts';

export interface PromiseTexts<T> {
  loading: string;
  success: string | ((value: T) => string);
  error: string | ((reason: unknown) => string);
}

const textOf = <T>(text: string | ((value: T) => string), value: T) => (typeof text === 'string' ? text : text(value));

/**
 * Shows the progress and outcome of a promise in one toast. @returns the same promise; rejections are shown but not
 * handled
 */
export function toastPromise<T>(toaster: Toaster, promise: Promise<T>, texts: PromiseTexts<T>, options?: ToastOptions) {
  // Stays open until the promise settles.
  const id = toaster.info(texts.loading, { ...options, duration: Infinity });
  promise.then(
    (value) => toaster.success(textOf(texts.success, value), { ...options, id }),
    (reason: unknown) => toaster.error(textOf(texts.error, reason), { ...options, id }),
  );
  return promise;
}
