import type { MouseEvent } from 'react';
import type { MenuItem } from './items.ts';
import * as css from './menu.css.ts';

interface MenuEntryProps {
  item: MenuItem;
  id: string;
  /** Id of the entry's open submenu. */
  submenuId: string | undefined;
  onChoose: (item: MenuItem, entry: HTMLElement) => void;
}

const roleOf = ({ checked, radio }: MenuItem) =>
  checked === undefined ? 'menuitem' : radio ? 'menuitemradio' : 'menuitemcheckbox';

const submenuProps = (submenuId: string | undefined) => ({
  'aria-haspopup': 'menu' as const,
  'aria-expanded': submenuId !== undefined,
  'aria-controls': submenuId,
});

/** An item of the menu: a link, a command or the trigger of a submenu. */
export function MenuEntry({ item, id, submenuId, onChoose }: MenuEntryProps) {
  const { href, disabledReason, tone = 'neutral' } = item;
  const disabled = item.disabled === true || disabledReason !== undefined;
  const common = {
    id,
    role: roleOf(item),
    'aria-checked': item.checked,
    'aria-disabled': disabled || undefined,
    ...(item.items ? submenuProps(submenuId) : {}),
    tabIndex: -1,
    className: css.item[tone],
    'data-part': 'item',
    'data-id': item.id,
    'data-label': item.label,
  };
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (!disabled) onChoose(item, event.currentTarget);
  };
  const inside = (
    <>
      {item.checked === undefined ? null : (
        <span className={css.mark} aria-hidden="true">
          {item.checked ? '✓' : ''}
        </span>
      )}
      {item.icon ? <span className={css.icon}>{item.icon}</span> : null}
      <span className={css.label}>
        <span>{item.label}</span>
        {disabledReason ? <small className={css.reason}>{disabledReason}</small> : null}
      </span>
      {item.aside ? <span className={css.aside}>{item.aside}</span> : null}
      {item.items ? (
        <svg className={css.into} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m6 4 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      ) : null}
    </>
  );
  return href !== undefined && !disabled ? (
    <a {...common} href={href} onClick={choose}>
      {inside}
    </a>
  ) : (
    <button {...common} type="button" onClick={choose}>
      {inside}
    </button>
  );
}
