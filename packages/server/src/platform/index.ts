// The door of platform. Its folders have doors of their own, so that a table loads no email.
export { type Clock, dayMilliseconds, frozenClock, type FrozenClock } from './clock.ts';
export type { Context, EventHandlers } from './context.ts';
export { announce } from './events.ts';
export { growing } from './growing.ts';
export { type Change, changed, liveChannel, sessionsEnded } from './live.ts';
export { storedSecret } from './stored-secret.ts';
export type { Customer, Module, Obstacle, PersonalData } from './module.ts';
export type { NewUser } from './new-user.ts';
export { ownOrigin } from './own-origin.ts';
export { hashOf, randomText, sameText, type Secrets, secretsOf } from './secrets.ts';
export type { Settings } from './settings.ts';
export { reasonOf, StartError } from './start-error.ts';
