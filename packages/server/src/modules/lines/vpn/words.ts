import type { Language } from '../../../http/language.ts';
import type { LineWords } from '../../orders/line-words.ts';

/** What emails and pages say about a VPN. It holds no data of the customer's. */
export const vpnWords: Readonly<Record<Language, LineWords>> = {
  en: {
    readySubject: (name) => `Your VPN ${name} is ready`,
    ready: (name) => `Your VPN ${name} is ready.`,
    withoutPassword:
      'Each device has its own configuration. Install the WireGuard app on the device. On a phone, scan the QR code in your account; on a computer, download the file and import it into the app:',
    address: 'Server',
    setupSubject: (name) => `We couldn’t set up ${name}`,
    setup: (name) => `We’re sorry, we couldn’t set up your VPN ${name}.`,
    setupNext: 'You can order again, including with another server. If you need help, contact support.',
    setupReason: 'We couldn’t set up this VPN. Your payment is back on your balance.',
    willEndSubject: (name, day) => `${name} will be cancelled on ${day}`,
    willEnd: (name, day) =>
      `As you requested, your VPN ${name} won’t be renewed. It works until ${day}. After that, its configuration files stop working.`,
    changedMind: 'If you change your mind, you can keep the VPN until then:',
    keptSubject: (name) => `${name} won’t be cancelled`,
    kept: (name) => `You’ve undone the cancellation of your VPN ${name}. It will renew as usual.`,
    endedSubject: (name) => `${name} has been cancelled`,
    ended: (name) =>
      `Your VPN ${name} has been cancelled, and its configuration files no longer work. You won’t be charged for it again.`,
    ends: (name, day) =>
      `You cancelled ${name}. It works until ${day}. After that, its configuration files stop working.`,
    keep: 'If you change your mind, you can keep it until then:',
    suspended: (name) => `We’ve suspended ${name} because its renewal hasn’t been paid. The VPN has stopped working.`,
    deletes: (day) =>
      `You can pay until ${day}. After that we’ll delete the VPN, and its configuration files won’t work again.`,
    warn: (name, day) =>
      `${name} is suspended because it hasn’t been paid for. On ${day} we’ll delete the VPN, and its configuration files won’t work again.`,
    deleted: (name) =>
      `We’ve deleted ${name} because it wasn’t paid for, and its configuration files no longer work. You won’t be charged for it.`,
    deletedReason: 'We deleted this VPN because it wasn’t paid for.',
  },
  ru: {
    readySubject: (name) => `VPN ${name} готов`,
    ready: (name) => `Ваш VPN ${name} готов к работе.`,
    withoutPassword:
      'У каждого устройства своя конфигурация. Установите на устройство приложение WireGuard. На телефоне отсканируйте QR-код в личном кабинете, на компьютере скачайте файл и добавьте его в приложение:',
    address: 'Сервер',
    setupSubject: (name) => `Не удалось настроить VPN ${name}`,
    setup: (name) => `К сожалению, нам не удалось настроить ваш VPN ${name}.`,
    setupNext: 'Попробуйте заказать VPN ещё раз, например с другим сервером. Если нужна помощь, напишите в поддержку.',
    setupReason: 'Не удалось настроить VPN. Деньги вернулись на баланс.',
    willEndSubject: (name, day) => `VPN ${name} будет удалён ${day}`,
    willEnd: (name, day) =>
      `По вашему запросу VPN ${name} не будет продлён. Он работает до ${day}, затем его файлы конфигурации перестанут действовать.`,
    changedMind: 'Если передумаете, до этого дня VPN можно оставить:',
    keptSubject: (name) => `VPN ${name} не будет удалён`,
    kept: (name) => `Вы отменили удаление VPN ${name}. Он продлится как обычно.`,
    endedSubject: (name) => `VPN ${name} удалён`,
    ended: (name) =>
      `VPN ${name} удалён, его файлы конфигурации больше не действуют. Деньги за него больше не списываются.`,
    ends: (name, day) =>
      `Вы решили удалить VPN ${name}. Он работает до ${day}, затем его файлы конфигурации перестанут действовать.`,
    keep: 'Если передумаете, до этого дня VPN можно оставить:',
    suspended: (name) => `Мы приостановили VPN ${name}: продление не оплачено. Сейчас VPN не работает.`,
    deletes: (day) =>
      `Оплатить продление можно до ${day}, затем мы удалим VPN и его файлы конфигурации больше не заработают.`,
    warn: (name, day) =>
      `VPN ${name} приостановлен и не оплачен. ${day} мы удалим его, и файлы конфигурации больше не заработают.`,
    deleted: (name) =>
      `Мы удалили VPN ${name}: он не оплачен. Его файлы конфигурации больше не действуют, деньги за него больше не списываются.`,
    deletedReason: 'Мы удалили этот VPN: он не был оплачен.',
  },
};
