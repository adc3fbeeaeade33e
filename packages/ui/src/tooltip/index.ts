export { Tooltip, type TooltipProps, type TooltipTriggerProps } from './tooltip.tsx';
