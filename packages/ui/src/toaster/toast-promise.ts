import type { Toaster } from './create-toaster.ts';
import type { ToastOptions } from './toast.ts';

export interface PromiseTexts<T> {
  loading: string;
  success: string | ((value: T) => string);
  error: string | ((reason: unknown) => string);
}

const textOf = <T>(text: string | ((value: T) => string), value: T) => (typeof text === 'string' ? text : text(value));

/**
 * One toast that tells what is going on and then what came of it.
 * @returns the same promise: its failure is told, not handled
 */
export function toastPromise<T>(toaster: Toaster, promise: Promise<T>, texts: PromiseTexts<T>, options?: ToastOptions) {
  // It stays until the end, however long that takes.
  const id = toaster.info(texts.loading, { ...options, duration: Infinity });
  promise.then(
    (value) => toaster.success(textOf(texts.success, value), { ...options, id }),
    (reason: unknown) => toaster.error(textOf(texts.error, reason), { ...options, id }),
  );
  return promise;
}
