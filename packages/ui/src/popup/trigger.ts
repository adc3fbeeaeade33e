import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefCallback } from 'react';

/** To be spread on the button that opens: our Button, IconButton, or a plain `<button type="button">`. */
export interface TriggerProps {
  ref: RefCallback<HTMLElement>;
  id: string;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog';
  onClick: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: (event: PointerEvent) => void;
}

/** Draws the trigger with the given props on it. */
export type RenderTrigger = (props: TriggerProps) => ReactNode;
