export { Menu, type MenuProps } from './menu.tsx';
export type { MenuGroup, MenuItem } from './items.ts';
