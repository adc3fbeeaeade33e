/** A decorative 20 px cross; the surrounding button has the name. */
export function CloseIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m5 5 10 10M15 5 5 15" />
    </svg>
  );
}
