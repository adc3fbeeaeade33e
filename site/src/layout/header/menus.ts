export { MenuPanel } from '../panels/menu-panel.tsx';
export { MoreMenu } from './more-menu.tsx';
