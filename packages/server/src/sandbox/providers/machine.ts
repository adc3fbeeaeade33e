import type { RefusalText } from '../../services/index.ts';

/** Permanent failure of a simulated machine room to build a service. */
export class BuildError extends Error {
  override name = 'BuildError';
  /** Explanation for the customer; null: a neutral one. */
  readonly forCustomer: RefusalText | null;

  constructor(message: string, forCustomer: RefusalText | null = null) {
    super(message);
    this.forCustomer = forCustomer;
  }
}

/** State of what was built; `deleted` also deletes its data. */
export type MachinePower = 'on' | 'off' | 'deleted';
