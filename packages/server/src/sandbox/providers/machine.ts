/** Permanent failure of a simulated machine room to build a service. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** State of what was built; `deleted` also deletes its data. */
export type MachinePower = 'on' | 'off' | 'deleted';
