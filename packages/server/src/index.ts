export { createBackend, type Backend } from './backend.ts';
export { frozenClock, type Clock, type FrozenClock } from './clock.ts';
export type { DemoAccount } from './demo-accounts.ts';
export { readOutside } from './outside.ts';
export { ownOrigin } from './own-origin.ts';
export type { AuthProvider, AuthSettings, BackendOptions } from './settings.ts';
export { StartError } from './start-error.ts';
