import type { ToastTone } from '../toaster/toast.ts';

const shapes: Record<ToastTone, string> = {
  success: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6.5 10.2l2.4 2.4 4.6-5',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M10 9v5M10 6.2v.1',
  warning: 'M10 2.8 1.8 17h16.4zM10 8v4M10 14.4v.1',
  error: 'M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7zM10 6v5M10 13.8v.1',
};

/** A circle, a triangle or an octagon, so that the tone doesn't rely on colour alone. */
export function ToneIcon({ tone }: { tone: ToastTone }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[tone]} />
    </svg>
  );
}
