/** What emails and pages say about the last days of a service, in one language. */
export interface EndingWords {
  readonly ends: (name: string, day: string) => string;
  readonly keep: string;
  readonly suspended: (name: string) => string;
  /** Until when a suspended service is kept. */
  readonly deletes: (day: string) => string;
  readonly warn: (name: string, day: string) => string;
  readonly deleted: (name: string) => string;
  /** Why there is no service: its renewal wasn't paid for. */
  readonly deletedReason: string;
}

/** What emails and pages say about the services of a product line, in one language. */
export interface LineWords extends EndingWords {
  readonly readySubject: (name: string) => string;
  readonly ready: (name: string) => string;
  /** What to do next with a service that has no password of ours. */
  readonly withoutPassword: string;
  /** Label of the address or the host. */
  readonly address: string;
  readonly setupSubject: (name: string) => string;
  readonly setup: (name: string) => string;
  readonly setupNext: string;
  /** Why there is no service: setup failed, and the money is back. */
  readonly setupReason: string;
  readonly willEndSubject: (name: string, day: string) => string;
  readonly willEnd: (name: string, day: string) => string;
  readonly changedMind: string;
  readonly keptSubject: (name: string) => string;
  readonly kept: (name: string) => string;
  readonly endedSubject: (name: string) => string;
  readonly ended: (name: string) => string;
}
