export { createBackend, type Backend } from './backend.ts';
export { frozenClock, type Clock, type FrozenClock } from './platform/index.ts';
export type { DemoAccount } from './identity/index.ts';
export { readIntegrations } from './integrations.ts';
export { ownOrigin } from './platform/index.ts';
export type { AuthProvider, AuthSettings } from './identity/index.ts';
export type { BackendOptions } from './settings.ts';
export { StartError } from './platform/index.ts';
