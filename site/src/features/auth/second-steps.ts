import { lazily } from '../../start/lazily.ts';

const code = () => import('./code-step.tsx').then((module) => module.CodeStep);
const checkMail = () => import('./check-mail.tsx').then((module) => module.CheckMail);
const providerEmail = () => import('./provider-email-step.tsx').then((module) => module.ProviderEmailStep);

// A page that is loaded anew opens in the step that the sign-in waits in.
export const CodeStep = import.meta.env.SSR ? await code() : lazily(code);
export const CheckMail = import.meta.env.SSR ? await checkMail() : lazily(checkMail);
export const ProviderEmailStep = import.meta.env.SSR ? await providerEmail() : lazily(providerEmail);

/** Fetches the steps behind the password, while it is being typed. Failing to be early is no failure. */
export const fetchSecondSteps = (): void =>
  void Promise.all([code(), checkMail(), providerEmail()]).catch(() => undefined);
