export { createToaster, type Toaster, type ToasterOptions, type ToastRecord } from './create-toaster.ts';
export { TOAST_DURATION, type Toast, type ToastAction, type ToastOptions, type ToastTone } from './toast.ts';
export { toastPromise, type PromiseTexts } from './toast-promise.ts';
