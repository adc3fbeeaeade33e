import { consentTo, noConsent, type Consent, type ConsentPurpose } from '@hoster/domain/consent';

export type { ConsentPurpose } from '@hoster/domain/consent';

let given = noConsent;
const listeners = new Set<() => void>();

/** What the visitor of this tab has agreed to; on the server always nothing. */
export const readConsent = (): Consent => given;

/** Tells this tab what the visitor has decided; `keepConsent` also remembers it. Browser only. */
export function setConsent(consent: Partial<Consent>): void {
  const before = given;
  given = { ...noConsent, ...consent };
  if (JSON.stringify(before) === JSON.stringify(given)) return;
  for (const listener of listeners) listener();
}

/** Adds a purpose to what has been agreed to. */
export const withPurpose = (consent: Consent, purpose: ConsentPurpose): Consent => ({ ...consent, [purpose]: true });

/** Consent to exactly the purposes that a form names. */
export const consentOf = (form: FormData): Consent =>
  consentTo(form.getAll('purpose').filter((one): one is string => typeof one === 'string'));

/** Calls `listener` after each change. Returns the function that ends it. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
