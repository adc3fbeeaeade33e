import { lazy, type ComponentType } from 'react';
import { orReload } from '../../start/old-tab.ts';

const code = () => import('./code-step.tsx').then((module) => module.CodeStep);
const checkMail = () => import('./check-mail.tsx').then((module) => module.CheckMail);
const providerEmail = () => import('./provider-email-step.tsx').then((module) => module.ProviderEmailStep);

/** In a tab from before a deployment the page is loaded anew: it opens in the step that the sign-in waits in. */
const step = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => orReload(new Request(location.href), async () => ({ default: await load() })));

// Rendering on the server cannot wait: there they are loaded with the page.
export const CodeStep = import.meta.env.SSR ? await code() : step(code);
export const CheckMail = import.meta.env.SSR ? await checkMail() : step(checkMail);
export const ProviderEmailStep = import.meta.env.SSR ? await providerEmail() : step(providerEmail);

/** Fetches the steps behind the password, while it is being typed. Failing to be early is no failure. */
export const fetchSecondSteps = (): void =>
  void Promise.all([code(), checkMail(), providerEmail()]).catch(() => undefined);
