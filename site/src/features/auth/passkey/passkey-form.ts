import type { PasskeyCredential } from '@hoster/contract';
import { formText } from '../../../app/router/form-text.ts';

/** A form of a sign-in step with what a passkey has signed. */
export function passkeyForm(purpose: 'login' | 'step', credential: PasskeyCredential): FormData {
  const form = new FormData();
  form.set('passkey', purpose);
  form.set('credential', JSON.stringify(credential));
  return form;
}

/** The credential that a field of a form holds as JSON; empty when it isn't one, which every backend refuses. */
export function credentialIn(form: FormData, field = 'credential'): PasskeyCredential {
  try {
    const credential: unknown = JSON.parse(formText(form, field));
    return typeof credential === 'object' && credential !== null ? { ...credential } : {};
  } catch {
    return {};
  }
}
