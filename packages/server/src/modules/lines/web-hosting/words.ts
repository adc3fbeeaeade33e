import type { Language } from '../../../http/language.ts';
import { dataEnds } from '../../orders/ending-words.ts';
import type { LineWords } from '../../orders/line-words.ts';

/** What emails and pages say about a web hosting account. */
export const vhWords: Readonly<Record<Language, LineWords>> = {
  en: {
    ...dataEnds.en,
    readySubject: (name) => `${name} is ready`,
    ready: (name) => `Your web hosting account ${name} is ready.`,
    withoutPassword: 'Everything you need to sign in is in your account:',
    address: 'Control panel',
    setupSubject: (name) => `We couldn’t set up ${name}`,
    setup: (name) => `We’re sorry, we couldn’t set up your web hosting account ${name}.`,
    setupNext: 'You can order again, including in another location. If you need help, contact support.',
    setupReason: 'We couldn’t create this web hosting account. Your payment is back on your balance.',
    willEndSubject: (name, day) => `${name} will be cancelled on ${day}`,
    willEnd: (name, day) =>
      `As you requested, your web hosting account ${name} won’t be renewed. Your sites work until ${day}, and after that we’ll delete them with their databases and mailboxes.`,
    changedMind: 'Back up anything you need. If you change your mind, you can keep the account until then:',
    keptSubject: (name) => `${name} won’t be cancelled`,
    kept: (name) => `You’ve undone the cancellation of your web hosting account ${name}. It will renew as usual.`,
    endedSubject: (name) => `${name} has been cancelled`,
    ended: (name) => `Your web hosting account ${name} has been cancelled. You won’t be charged for it again.`,
  },
  ru: {
    ...dataEnds.ru,
    readySubject: (name) => `Хостинг ${name} готов`,
    ready: (name) => `Ваш хостинг ${name} готов к работе.`,
    withoutPassword: 'Всё для входа есть в личном кабинете:',
    address: 'Панель управления',
    setupSubject: (name) => `Не удалось настроить хостинг ${name}`,
    setup: (name) => `К сожалению, нам не удалось настроить ваш хостинг ${name}.`,
    setupNext:
      'Попробуйте заказать хостинг ещё раз, например в другой локации. Если нужна помощь, напишите в поддержку.',
    setupReason: 'Не удалось создать аккаунт хостинга. Деньги вернулись на баланс.',
    willEndSubject: (name, day) => `Хостинг ${name} будет удалён ${day}`,
    willEnd: (name, day) =>
      `По вашему запросу хостинг ${name} не будет продлён. Сайты работают до ${day}, затем мы удалим их вместе с базами данных и почтовыми ящиками.`,
    changedMind: 'Сохраните всё нужное. Если передумаете, до этого дня хостинг можно оставить:',
    keptSubject: (name) => `Хостинг ${name} не будет удалён`,
    kept: (name) => `Вы отменили удаление хостинга ${name}. Он продлится как обычно.`,
    endedSubject: (name) => `Хостинг ${name} удалён`,
    ended: (name) => `Хостинг ${name} удалён. Деньги за него больше не списываются.`,
  },
};
