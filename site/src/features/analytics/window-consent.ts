import { setConsent } from '../consent/consent.ts';

/** Takes consent from `hoster:consent` events of the window; `detail` is whether it's given. For development and tests. */
export function takeConsentFromWindow(): void {
  addEventListener('hoster:consent', (event) => {
    setConsent({ analytics: event instanceof CustomEvent && event.detail === true });
  });
}
