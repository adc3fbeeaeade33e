export { Popover, type PopoverProps } from './popover.tsx';
export type { RenderTrigger, TriggerProps } from '../popup/trigger.ts';
