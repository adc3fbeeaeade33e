import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefCallback } from 'react';

/** Props to spread on the trigger: a Button, IconButton or plain `<button type="button">`. */
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

/** Renders the trigger with the given props. */
export type RenderTrigger = (props: TriggerProps) => ReactNode;
