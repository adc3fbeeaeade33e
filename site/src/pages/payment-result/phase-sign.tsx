import { TONES, type Phase } from './phase.ts';
import * as css from './page.css.ts';

const PATHS = {
  info: 'M12 6v6l4 2',
  success: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 6v7M12 17v.5',
  danger: 'm7 7 10 10M17 7 7 17',
} as const;

/** The state as a sign; the title beside it says the same in words. */
export function PhaseSign({ phase }: { phase: Phase }) {
  const tone = TONES[phase];
  return (
    <span className={css.tone[tone]} aria-hidden="true">
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={PATHS[tone]} />
      </svg>
    </span>
  );
}
