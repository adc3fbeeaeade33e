interface LineIconProps {
  /** Its lines, in 24 × 24: the `d` of a path. */
  path: string;
  /** In CSS pixels. */
  size: number;
  /** Width of the lines in the drawing's 24 × 24. @default 1.5 */
  strokeWidth?: number;
}

/** A decorative icon. Drawings are from lucide (ISC), whose own components are larger than a page with few icons needs. */
export function LineIcon({ path, size, strokeWidth = 1.5 }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
