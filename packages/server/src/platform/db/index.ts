// The door of platform/db: other areas import nothing past it.
export { hasRoom, takeTurns } from './at-most.ts';
export { isConnectionError } from './connection-error.ts';
export { databaseClock } from './database-clock.ts';
export { withoutDeadline } from './deadline.ts';
export { escapeLike } from './escape-like.ts';
export { type DatabasePlace, openDatabase } from './open.ts';
export { type InspectedDatabase, inspectDatabase } from './inspect.ts';
export { explainStart } from './start-reasons.ts';
export type { Listening } from './listen.ts';
export { rowsOf } from './rows-of.ts';
export type { Db, OpenDatabase } from './types.ts';
