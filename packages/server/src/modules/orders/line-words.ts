/** What emails and pages say about the services of a product line, in one language. */
export interface LineWords {
  readonly readySubject: (name: string) => string;
  readonly ready: (name: string) => string;
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
