import type { Language } from '../../http/language.ts';
import type { EndingWords } from './line-words.ts';

/** The last days of a service that holds data of the customer's. */
export const dataEnds: Readonly<Record<Language, EndingWords>> = {
  en: {
    ends: (name, day) =>
      `You cancelled ${name}. It runs until ${day}, and after that we’ll delete it with all its data.`,
    keep: 'Back up anything you need. If you change your mind, you can keep it until then:',
    suspended: (name) => `We’ve suspended ${name} because its renewal hasn’t been paid.`,
    deletes: (day) => `We keep its data until ${day}. After that it’s deleted and can’t be restored.`,
    warn: (name, day) =>
      `${name} is suspended because it hasn’t been paid for. On ${day} we’ll delete it with all its data, which can’t be restored.`,
    deleted: (name) =>
      `We’ve deleted ${name} with all its data because it wasn’t paid for. You won’t be charged for it.`,
    deletedReason: 'We deleted this service with all its data because it wasn’t paid for.',
  },
  ru: {
    ends: (name, day) =>
      `Вы решили удалить услугу ${name}. Она работает до ${day}, затем мы удалим её вместе с данными.`,
    keep: 'Сохраните всё нужное. Если передумаете, до этого дня услугу можно оставить:',
    suspended: (name) => `Мы приостановили услугу ${name}: продление не оплачено.`,
    deletes: (day) => `До ${day} мы храним её данные, затем удалим без возможности восстановления.`,
    warn: (name, day) =>
      `Услуга ${name} приостановлена и не оплачена. ${day} мы удалим её вместе с данными, восстановить их будет нельзя.`,
    deleted: (name) =>
      `Мы удалили услугу ${name} вместе с данными: она не оплачена. Деньги за неё больше не списываются.`,
    deletedReason: 'Мы удалили эту услугу вместе с данными: она не была оплачена.',
  },
};
