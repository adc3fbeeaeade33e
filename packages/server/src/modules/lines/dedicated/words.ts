import type { Language } from '../../../http/language.ts';
import { dataEnds } from '../../orders/ending-words.ts';
import type { LineWords } from '../../orders/line-words.ts';

/** What emails and pages say about a dedicated server. */
export const dsWords: Readonly<Record<Language, LineWords>> = {
  en: {
    ...dataEnds.en,
    readySubject: (name) => `${name} is ready`,
    ready: (name) => `Your dedicated server ${name} is ready.`,
    withoutPassword: 'Everything you need to connect is in your account:',
    address: 'IP address',
    setupSubject: (name) => `We couldn’t set up ${name}`,
    setup: (name) => `We’re sorry, we couldn’t set up your dedicated server ${name}.`,
    setupNext: 'You can order again, including in another location. If you need help, contact support.',
    setupReason: 'We couldn’t set up this dedicated server. Your payment is back on your balance.',
    willEndSubject: (name, day) => `${name} will be cancelled on ${day}`,
    willEnd: (name, day) =>
      `As you requested, your dedicated server ${name} won’t be renewed. It runs until ${day}, and after that we’ll erase its drives with all their data.`,
    changedMind: 'Back up anything you need. If you change your mind, you can keep the server until then:',
    keptSubject: (name) => `${name} won’t be cancelled`,
    kept: (name) => `You’ve undone the cancellation of your dedicated server ${name}. It will renew as usual.`,
    endedSubject: (name) => `${name} has been cancelled`,
    ended: (name) => `Your dedicated server ${name} has been cancelled. You won’t be charged for it again.`,
  },
  ru: {
    ...dataEnds.ru,
    readySubject: (name) => `Выделенный сервер ${name} готов`,
    ready: (name) => `Ваш выделенный сервер ${name} готов к работе.`,
    withoutPassword: 'Всё для подключения есть в личном кабинете:',
    address: 'IP-адрес',
    setupSubject: (name) => `Не удалось настроить выделенный сервер ${name}`,
    setup: (name) => `К сожалению, нам не удалось настроить ваш выделенный сервер ${name}.`,
    setupNext:
      'Попробуйте заказать сервер ещё раз, например в другой локации. Если нужна помощь, напишите в поддержку.',
    setupReason: 'Не удалось настроить выделенный сервер. Деньги вернулись на баланс.',
    willEndSubject: (name, day) => `Выделенный сервер ${name} будет отключён ${day}`,
    willEnd: (name, day) =>
      `По вашему запросу выделенный сервер ${name} не будет продлён. Он работает до ${day}, затем мы сотрём его диски со всеми данными.`,
    changedMind: 'Сохраните всё нужное. Если передумаете, до этого дня сервер можно оставить:',
    keptSubject: (name) => `Выделенный сервер ${name} не будет отключён`,
    kept: (name) => `Вы отменили отключение выделенного сервера ${name}. Он продлится как обычно.`,
    endedSubject: (name) => `Выделенный сервер ${name} отключён`,
    ended: (name) => `Выделенный сервер ${name} отключён. Деньги за него больше не списываются.`,
  },
};
