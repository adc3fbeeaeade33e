export { SidePopover, type SidePopoverProps } from './side-popover.tsx';
