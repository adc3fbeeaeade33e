import type { MenuItem } from './items.ts';
import * as css from './menu.css.ts';

interface MenuEntryProps {
  item: MenuItem;
  onChoose: (item: MenuItem) => void;
}

const roleOf = ({ checked, radio }: MenuItem) =>
  checked === undefined ? 'menuitem' : radio ? 'menuitemradio' : 'menuitemcheckbox';

/** A row of the menu: a link when it leads somewhere, otherwise a command. */
export function MenuEntry({ item, onChoose }: MenuEntryProps) {
  const { href, disabled = false, tone = 'neutral' } = item;
  const common = {
    role: roleOf(item),
    'aria-checked': item.checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    className: css.item[tone],
    'data-part': 'item',
    'data-label': item.label,
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
        {disabled && item.disabledReason ? <small className={css.reason}>{item.disabledReason}</small> : null}
      </span>
      {item.aside ? <span className={css.aside}>{item.aside}</span> : null}
    </>
  );
  return href !== undefined && !disabled ? (
    <a {...common} href={href} onClick={() => onChoose(item)}>
      {inside}
    </a>
  ) : (
    <button {...common} type="button" onClick={() => disabled || onChoose(item)}>
      {inside}
    </button>
  );
}
