export type { TabItem } from './tab.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
