export { NavTabs, type NavTab, type NavTabsProps } from './nav-tabs.tsx';
