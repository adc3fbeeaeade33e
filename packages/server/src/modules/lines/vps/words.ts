import type { Language } from '../../../http/language.ts';
import { dataEnds } from '../../orders/ending-words.ts';
import type { LineWords } from '../../orders/line-words.ts';

/** What emails and pages say about a server. */
export const vpsWords: Readonly<Record<Language, LineWords>> = {
  en: {
    ...dataEnds.en,
    readySubject: (name) => `${name} is ready`,
    ready: (name) => `Your server ${name} is ready.`,
    withoutPassword:
      'It boots from your ISO image: log in with the username and password set in the image or during installation. Your server in your account:',
    address: 'IP address',
    setupSubject: (name) => `We couldn’t set up ${name}`,
    setup: (name) => `We’re sorry, we couldn’t set up your server ${name}.`,
    setupNext: 'You can order again, including in another location. If you need help, contact support.',
    setupReason: 'We couldn’t create this server. Your payment is back on your balance.',
    willEndSubject: (name, day) => `${name} will be cancelled on ${day}`,
    willEnd: (name, day) =>
      `As you requested, your server ${name} won’t be renewed. It runs until ${day}, and after that we’ll delete it with all its data.`,
    changedMind: 'Back up anything you need. If you change your mind, you can keep the server until then:',
    keptSubject: (name) => `${name} won’t be cancelled`,
    kept: (name) => `You’ve undone the cancellation of your server ${name}. It will renew as usual.`,
    endedSubject: (name) => `${name} has been cancelled`,
    ended: (name) => `Your server ${name} has been cancelled. You won’t be charged for it again.`,
  },
  ru: {
    ...dataEnds.ru,
    readySubject: (name) => `Сервер ${name} готов`,
    ready: (name) => `Ваш сервер ${name} готов к работе.`,
    withoutPassword:
      'Он загружается с вашего ISO-образа: входите с логином и паролем, которые заданы в образе или при установке. Сервер в личном кабинете:',
    address: 'IP-адрес',
    setupSubject: (name) => `Не удалось настроить сервер ${name}`,
    setup: (name) => `К сожалению, нам не удалось настроить ваш сервер ${name}.`,
    setupNext:
      'Попробуйте заказать сервер ещё раз, например в другой локации. Если нужна помощь, напишите в поддержку.',
    setupReason: 'Не удалось создать сервер. Деньги вернулись на баланс.',
    willEndSubject: (name, day) => `Сервер ${name} будет удалён ${day}`,
    willEnd: (name, day) =>
      `По вашему запросу сервер ${name} не будет продлён. Он работает до ${day}, затем мы удалим его вместе с данными.`,
    changedMind: 'Сохраните всё нужное. Если передумаете, до этого дня сервер можно оставить:',
    keptSubject: (name) => `Сервер ${name} не будет удалён`,
    kept: (name) => `Вы отменили удаление сервера ${name}. Он продлится как обычно.`,
    endedSubject: (name) => `Сервер ${name} удалён`,
    ended: (name) => `Сервер ${name} удалён. Деньги за него больше не списываются.`,
  },
};
