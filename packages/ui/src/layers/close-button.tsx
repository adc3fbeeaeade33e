import { classNames } from '../class-names/class-names.ts';
import * as css from './close-button.css.ts';
import { CloseIcon } from './close-icon.tsx';

interface CloseButtonProps {
  /** Its name. */
  label: string;
  size: keyof typeof css.close;
  onClick: () => void;
  className?: string;
}

/** The cross in the corner of what lies over the page. */
export function CloseButton({ label, size, onClick, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(css.close[size], className)}
      data-part="close"
      aria-label={label}
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  );
}
