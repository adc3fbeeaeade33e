import type { Language } from '../../../http/language.ts';
import { dataEnds } from '../../orders/ending-words.ts';
import type { LineWords } from '../../orders/line-words.ts';

/** What emails and pages say about a backup storage. */
export const backupWords: Readonly<Record<Language, LineWords>> = {
  en: {
    ...dataEnds.en,
    readySubject: (name) => `${name} is ready`,
    ready: (name) => `Your backup storage ${name} is ready.`,
    withoutPassword: 'Everything you need to connect is in your account:',
    address: 'Host',
    setupSubject: (name) => `We couldn’t set up ${name}`,
    setup: (name) => `We’re sorry, we couldn’t set up your backup storage ${name}.`,
    setupNext: 'You can order again, including in another location. If you need help, contact support.',
    setupReason: 'We couldn’t create this backup storage. Your payment is back on your balance.',
    willEndSubject: (name, day) => `${name} will be cancelled on ${day}`,
    willEnd: (name, day) =>
      `As you requested, your backup storage ${name} won’t be renewed. You can use it until ${day}, and after that we’ll delete it with all its backups.`,
    changedMind: 'Download anything you need. If you change your mind, you can keep the storage until then:',
    keptSubject: (name) => `${name} won’t be cancelled`,
    kept: (name) => `You’ve undone the cancellation of your backup storage ${name}. It will renew as usual.`,
    endedSubject: (name) => `${name} has been cancelled`,
    ended: (name) => `Your backup storage ${name} has been cancelled. You won’t be charged for it again.`,
  },
  ru: {
    ...dataEnds.ru,
    readySubject: (name) => `Хранилище ${name} готово`,
    ready: (name) => `Ваше хранилище для бэкапов ${name} готово к работе.`,
    withoutPassword: 'Всё для подключения есть в личном кабинете:',
    address: 'Хост',
    setupSubject: (name) => `Не удалось настроить хранилище ${name}`,
    setup: (name) => `К сожалению, нам не удалось настроить ваше хранилище для бэкапов ${name}.`,
    setupNext:
      'Попробуйте заказать хранилище ещё раз, например в другой локации. Если нужна помощь, напишите в поддержку.',
    setupReason: 'Не удалось создать хранилище. Деньги вернулись на баланс.',
    willEndSubject: (name, day) => `Хранилище ${name} будет удалено ${day}`,
    willEnd: (name, day) =>
      `По вашему запросу хранилище для бэкапов ${name} не будет продлено. Оно работает до ${day}, затем мы удалим его вместе со всеми копиями.`,
    changedMind: 'Скачайте всё нужное. Если передумаете, до этого дня хранилище можно оставить:',
    keptSubject: (name) => `Хранилище ${name} не будет удалено`,
    kept: (name) => `Вы отменили удаление хранилища для бэкапов ${name}. Оно продлится как обычно.`,
    endedSubject: (name) => `Хранилище ${name} удалено`,
    ended: (name) => `Хранилище для бэкапов ${name} удалено. Деньги за него больше не списываются.`,
  },
};
