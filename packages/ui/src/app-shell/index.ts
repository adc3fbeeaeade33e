export * from './app-bottom-bar.tsx';
export * from './app-nav.tsx';
export * from './app-shell.tsx';
