import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app/app-context.tsx';

/** Remembers that somebody has turned the keys off (WCAG 2.1.4). */
const COOKIE = 'staff_keys';
const yearDays = 365;

interface StaffKeys {
  /** `/` on a page without a search field. */
  onSearch: () => void;
  /** `?` */
  onHelp: () => void;
}

/**
 * Keys of the staff area: `j` and `k` move between the rows of the page's table, Enter opens one, because its link has the
 * focus, `/` goes to the search, `?` shows the keys. Not while somebody types, and not in a dialog.
 */
export function useStaffKeys(run: StaffKeys): { isOn: boolean; turn: (isOn: boolean) => void } {
  const app = useApp();
  const [isOn, setIsOn] = useState(() => app.cookie(COOKIE) !== 'off');
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      const { onHelp, onSearch } = latest.current;
      if (isKey(event, 'j')) move(1);
      else if (isKey(event, 'k')) move(-1);
      else if (event.key === '?') onHelp();
      else if (event.key !== '/') return;
      else if (!focusSearch()) onSearch();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return {
    isOn,
    turn: (next) => {
      setIsOn(next);
      app.setCookie(COOKIE, next ? '' : 'off', { days: next ? -1 : yearDays, shared: false });
    },
  };
}

/** Whether a key press is nobody else's: no modifier, no field, no dialog. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { target } = event;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select')))
    return false;
  return document.querySelector('[aria-modal="true"]') === null;
}

/** Whether the key is this character. Other alphabets don't have it: there, the key at its place counts. */
const isKey = ({ code, key }: KeyboardEvent, character: string): boolean =>
  key.toLowerCase() === character || (code === `Key${character.toUpperCase()}` && !/^[a-z]$/i.test(key));

/** Moves the focus to the link of the next row, or of the one before; from elsewhere to the first or last one. */
function move(by: 1 | -1): void {
  const [table] = [...document.querySelectorAll('main table')].filter((one) => one.querySelector(ROW_LINK));
  const links = [...(table?.querySelectorAll<HTMLElement>(ROW_LINK) ?? [])];
  const row = document.activeElement?.closest('tr');
  const at = links.findIndex((link) => row !== null && row !== undefined && row.contains(link));
  const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
}

const ROW_LINK = 'tbody th a[href]';

/** Focuses the first search field of the page. @returns whether there is one */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input, main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
