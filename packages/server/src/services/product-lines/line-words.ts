import type { Message } from '../../i18n/translate.ts';
/** Texts of emails and pages about the last days of a service. `{name}` is that of the service. */
export interface EndingWords {
  readonly ends: Message;
  readonly keep: Message;
  readonly suspended: Message;
  /** End of the time for which a suspended service is kept. */
  readonly deletes: Message;
  readonly warn: Message;
  readonly deleted: Message;
  /** Reason for a missing service: its renewal wasn't paid for. */
  readonly deletedReason: Message;
}

/** Texts of emails and pages about the services of a product line. `{name}` is that of the service. */
export interface LineWords extends EndingWords {
  readonly readySubject: Message;
  readonly ready: Message;
  /** Next steps for a service without a password set by us. */
  readonly withoutPassword: Message;
  /** Label of the address or the host. */
  readonly address: Message;
  readonly setupSubject: Message;
  readonly setup: Message;
  readonly setupNext: Message;
  /** Reason for a missing service: setup failed, and the payment was refunded. */
  readonly setupReason: Message;
  readonly willEndSubject: Message;
  readonly willEnd: Message;
  readonly changedMind: Message;
  readonly keptSubject: Message;
  readonly kept: Message;
  readonly endedSubject: Message;
  readonly ended: Message;
}
