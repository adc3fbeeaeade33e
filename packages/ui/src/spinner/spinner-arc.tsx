import * as css from './spinner.css.ts';

/** The SVG alone, in the current text colour. For buttons, which have their own loading label. */
export function SpinnerArc({ size = 18 }: { size?: number | undefined }) {
  return (
    <svg
      className={css.arc}
      data-part="arc"
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx={9} cy={9} r={7.5} strokeOpacity={0.25} />
      <path d="M9 1.5A7.5 7.5 0 0 1 16.5 9" />
    </svg>
  );
}
