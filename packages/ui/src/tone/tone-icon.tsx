/** Tone of a message. Never conveyed by colour alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const shapes: Record<Tone, string> = {
  neutral: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5M5.5 8h5',
  info: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5M8 7.5v3.25M8 5.1v.15',
  success: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5M5.25 8.25 7.2 10.2l3.6-4',
  warning: 'M8 2 1.6 13.25h12.8zM8 6.5v3M8 11.3v.15',
  danger: 'M5.3 1.75h5.4l3.55 3.55v5.4l-3.55 3.55H5.3L1.75 10.7V5.3zM8 5v3.5M8 10.9v.15',
};

/** Each tone has its own shape, so that it works in one colour and in print. */
export function ToneIcon({
  tone,
  size = 16,
  className,
}: {
  tone: Tone;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d={shapes[tone]} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
