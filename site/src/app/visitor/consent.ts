import { consentTo, noConsent, type Consent, type ConsentPurpose } from '@hoster/domain/visitor/consent';

export type { ConsentPurpose } from '@hoster/domain/visitor/consent';

let given = noConsent;
const listeners = new Set<() => void>();

/** Consent of this tab's visitor; always none on the server. */
export const readConsent = (): Consent => given;

/** Applies the visitor's decision in this tab; `saveConsent` also saves it. Browser only. */
export function setConsent(consent: Partial<Consent>): void {
  const before = given;
  given = { ...noConsent, ...consent };
  if (JSON.stringify(before) === JSON.stringify(given)) return;
  for (const listener of listeners) listener();
}

/** Adds a purpose to a consent. */
export const withPurpose = (consent: Consent, purpose: ConsentPurpose): Consent => ({ ...consent, [purpose]: true });

/** Consent to exactly the purposes that a form names. */
export const consentOf = (form: FormData): Consent =>
  consentTo(form.getAll('purpose').filter((one): one is string => typeof one === 'string'));

/** Calls `listener` after each change. Returns a function that unsubscribes. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
