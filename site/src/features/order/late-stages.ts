import { lazy, type ComponentType } from 'react';
import { loadMessages } from '../../i18n/catalogue.ts';
import { asLang } from '../../i18n/languages.ts';
import { orReload } from '../../start/old-tab.ts';

/** The stages behind the configuration, each with a script of its own: most visits end before them. */
const account = () => import('./account-stage.tsx').then((module) => module.AccountStage);
const personalData = () => import('./personal-data-stage.tsx').then((module) => module.PersonalDataStage);
const payment = () => import('./payment-form.tsx').then((module) => module.PaymentForm);

/** Loaded when it is first drawn, with its words; in a tab from before a deployment by loading the page, which is there. */
const stage = <Props>(load: () => Promise<ComponentType<Props>>, areas: readonly string[]) =>
  lazy(() =>
    orReload(new Request(location.href), async () => {
      const lang = asLang(document.documentElement.lang) ?? 'en';
      const [Stage] = await Promise.all([load(), loadMessages(lang, areas)]);
      return { default: Stage };
    }),
  );

// Rendering on the server cannot wait: there they are loaded with the page.
export const AccountStage = import.meta.env.SSR ? await account() : stage(account, ['auth']);
export const PersonalDataStage = import.meta.env.SSR ? await personalData() : stage(personalData, ['account']);
export const PaymentForm = import.meta.env.SSR ? await payment() : stage(payment, []);
