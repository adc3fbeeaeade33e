/** What a visitor may agree to. */
export type ConsentPurpose = 'analytics';

/** What a visitor has agreed to. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>>;

const refused: Consent = { analytics: false };

let given = refused;
const listeners = new Set<() => void>();

/** What the visitor of this tab has agreed to. Nothing, until `setConsent` says otherwise; on the server always nothing. */
export const readConsent = (): Consent => given;

/** Tells what the visitor has decided. For the consent banner, which also keeps the decision. Browser only. */
export function setConsent(consent: Consent): void {
  if (consent.analytics === given.analytics) return;
  given = consent;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change. Returns the function that ends it. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
