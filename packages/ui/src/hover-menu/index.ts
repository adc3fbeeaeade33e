export { HoverMenu, type HoverMenuProps } from './hover-menu.tsx';
