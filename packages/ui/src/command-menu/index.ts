export { CommandMenu, type CommandMenuProps } from './command-menu.tsx';
export type { Command, CommandGroup } from './commands.ts';
export { useCommandKey } from './use-command-key.ts';
