import type { MouseEvent, ReactNode } from 'react';
import { CloseIcon } from '../layers/close-icon.tsx';
import * as css from './tabs.css.ts';

export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
  /** Makes it disabled, and says why: the tab can still be reached, and tells it under the row, by mouse, finger and keys. */
  disabledReason?: string | undefined;
  /** Lets it be closed, by its cross, by Delete, and by a button of this name: "Close server-1.log". */
  dismissLabel?: string | undefined;
}

export const hasReason = ({ disabledReason }: TabItem) => disabledReason !== undefined;
export const isDisabled = (item: TabItem) => item.disabled === true || hasReason(item);

interface TabProps {
  item: TabItem;
  base: string;
  chosen: boolean;
  /** The one that Tab comes to. */
  stop: boolean;
  onChoose: () => void;
  onDismiss: () => void;
  /** The visitor wants to know what it says. */
  onLook: () => void;
}

/** The tab itself. Its cross is for pointers; a button inside of a tab could not be reached by screen readers. */
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
