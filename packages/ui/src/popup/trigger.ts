import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefCallback } from 'react';

/** Props to spread on the trigger: a Button, IconButton or plain `<button type="button">`. */
export interface TriggerProps {
  /** The button, which the popup is placed at and returns focus to. */
  ref: RefCallback<HTMLElement>;
  /** Id that names the popup. */
  id: string;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog';
  /** Opens or closes the popup. */
  onClick: (event: MouseEvent) => void;
  /** Opens the popup with the arrow keys. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Opens the popup on hover. */
  onPointerEnter?: (event: PointerEvent) => void;
}

/** Renders the trigger with the given props. */
export type RenderTrigger = (props: TriggerProps) => ReactNode;
