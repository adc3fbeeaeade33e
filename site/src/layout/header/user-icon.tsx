import * as css from './header.css.ts';

export function UserIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" className={css.strokes} aria-hidden="true">
      <path d="M4 20c1-4 4-6 8-6s7 2 8 6M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8" />
    </svg>
  );
}
