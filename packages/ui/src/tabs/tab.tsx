import type { MouseEvent, ReactNode } from 'react';
import { CloseIcon } from '../layers/close-icon.tsx';
import * as css from './tabs.css.ts';

export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  /** Label of the tab. */
  label: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** Whether the tab is disabled. Prefer `disabledReason`, which also says why. */
  disabled?: boolean | undefined;
  /** Disables the tab and explains why. The tab stays focusable and shows the reason below the tab list. */
  disabledReason?: string | undefined;
  /** Makes the tab closable with its cross, Delete, and a button with this name: "Close server-1.log". */
  dismissLabel?: string | undefined;
}

export const hasReason = ({ disabledReason }: TabItem) => disabledReason !== undefined;
export const isDisabled = (item: TabItem) => item.disabled === true || hasReason(item);

interface TabProps {
  item: TabItem;
  base: string;
  chosen: boolean;
  /** Whether this is the tab stop. */
  stop: boolean;
  onChoose: () => void;
  onDismiss: () => void;
  /** Called on hover or focus to show the disabled reason. */
  onLook: () => void;
}

/** A tab. Its cross is for pointers, because screen readers can't reach a button inside a tab. */
export function Tab({ item, base, chosen, stop, onChoose, onDismiss, onLook }: TabProps) {
  const dismissible = item.dismissLabel !== undefined;
  const onCross = (event: MouseEvent) => {
    event.stopPropagation();
    onDismiss();
  };
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-${item.id}-tab`}
      aria-selected={chosen}
      aria-controls={`${base}-${item.id}-panel`}
      aria-disabled={isDisabled(item) || undefined}
      aria-keyshortcuts={dismissible ? 'Delete' : undefined}
      aria-describedby={hasReason(item) ? `${base}-${item.id}-reason` : undefined}
      tabIndex={stop ? 0 : -1}
      className={css.tab}
      data-part="tab"
      onClick={() => {
        onChoose();
        onLook();
      }}
      onFocus={onLook}
      onPointerEnter={onLook}
    >
      <span>{item.label}</span>
      {dismissible ? (
        <span aria-hidden="true" className={css.cross} data-part="cross" onClick={onCross}>
          <CloseIcon />
        </span>
      ) : null}
    </button>
  );
}
