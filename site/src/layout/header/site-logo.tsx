import * as css from './header.css.ts';

/** Three units in a rack, the middle one drawn out, and the name. */
export function SiteLogo() {
  return (
    <>
      <svg className={css.mark} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <rect className={css.markGround} width="24" height="24" rx="5" />
        <path className={css.markUnits} d="M6 7.5h9M6 12h12M6 16.5h9" />
      </svg>
      <span aria-hidden="true">Hoster</span>
    </>
  );
}
