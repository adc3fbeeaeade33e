export { Toasts, type ToastsProps } from './toasts.tsx';
