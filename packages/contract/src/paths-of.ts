import type { calls } from './calls/index.ts';

type Calls = typeof calls;
type StaffPath = `/my/api/staff/${string}`;

/** Method and path by the name of each call: those that only staff make, or all others. */
export type PathsOf<Whose extends 'staff' | 'others'> = {
  readonly [
    Name in keyof Calls as Calls[Name] extends { path: StaffPath }
      ? Whose extends 'staff'
        ? Name
        : never
      : Whose extends 'staff'
        ? never
        : Name
  ]: Calls[Name] extends { method: infer Method; path: infer Path } ? readonly [Method, Path] : never;
};
