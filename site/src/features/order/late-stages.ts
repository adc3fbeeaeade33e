import type { ComponentType } from 'react';
import { loadMessages } from '../../i18n/catalogue.ts';
import { asLang } from '../../i18n/languages.ts';
import { lazily } from '../../start/lazily.ts';

/** The stages behind the configuration, each with a script of its own: most visits end before them. */
const account = () => import('./account-stage.tsx').then((module) => module.AccountStage);
const personalData = () => import('./personal-data-stage.tsx').then((module) => module.PersonalDataStage);
const payment = () => import('./payment-stage.tsx').then((module) => module.PaymentStage);
/** Part of the payment stage; elsewhere most visitors see none. */
const failure = () => import('./failure-notice.tsx').then((module) => module.FailureNotice);

/** Loaded with its words. */
const stage = <Props>(load: () => Promise<ComponentType<Props>>, areas: readonly string[]) =>
  lazily(async () => {
    const lang = asLang(document.documentElement.lang) ?? 'en';
    const [Stage] = await Promise.all([load(), loadMessages(lang, areas)]);
    return Stage;
  });

export const AccountStage = import.meta.env.SSR ? await account() : stage(account, ['auth']);
export const PersonalDataStage = import.meta.env.SSR ? await personalData() : stage(personalData, ['account']);
export const PaymentStage = import.meta.env.SSR ? await payment() : stage(payment, []);
export const FailureNotice = import.meta.env.SSR ? await failure() : stage(failure, []);
