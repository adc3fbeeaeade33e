/** An exclamation mark in a circle: an error that isn't shown by colour alone. */
export function ErrorIcon({ className }: { className: string }) {
  return (
    <svg
      className={className}
      width={14}
      height={14}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx={7} cy={7} r={6.25} />
      <path d="M7 3.75v3.5M7 9.6v.4" strokeWidth={1.75} />
    </svg>
  );
}
