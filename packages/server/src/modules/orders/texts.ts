import type { ProblemCode } from '@hoster/domain';
import type { Text } from '../../http/language.ts';

/** The specification's two sentences. */
const sentences = {
  plan_does_not_support: {
    en: 'Selected plan does not support this operating system or control panel',
    ru: 'Выбранный тариф не поддерживает эту операционную систему или панель управления',
  },
  frequency_not_available: {
    en: 'Selected CPU clock speed is not yet available in this location',
    ru: 'Выбранная частота процессора пока недоступна в этой локации',
  },
} satisfies Record<string, Text>;

const unknown = { en: 'This option is no longer available.', ru: 'Этого варианта больше нет.' };

/** What is said about each problem of a choice; those that the specification words are worded so. */
export const problemTexts: Readonly<Record<ProblemCode, Text>> = {
  unknown_tariff: unknown,
  unknown_os: unknown,
  unknown_disk_image: unknown,
  unknown_control_panel: unknown,
  configuration_out_of_limits: {
    en: 'These resources don’t work together. Use at most 4 GB of RAM per vCPU and at least 10 GB of storage per GB of RAM.',
    ru: 'Такие ресурсы не сочетаются: не больше 4\u00a0ГБ памяти на vCPU и не меньше 10\u00a0ГБ диска на гигабайт памяти.',
  },
  location_unavailable: { en: 'This location is sold out.', ru: 'В этой локации нет мест.' },
  plan_unavailable_in_location: {
    en: 'This plan isn’t available in this location.',
    ru: 'Этот тариф недоступен в выбранной локации.',
  },
  sold_out: { en: 'This plan is sold out in this location.', ru: 'Этот тариф в выбранной локации распродан.' },
  frequency_unavailable_in_location: sentences.frequency_not_available,
  windows_not_allowed: sentences.plan_does_not_support,
  os_not_supported_by_plan: sentences.plan_does_not_support,
  os_unavailable_in_location: {
    en: 'This operating system isn’t available in this location.',
    ru: 'Эта операционная система недоступна в выбранной локации.',
  },
  os_needs_resources: sentences.plan_does_not_support,
  disk_image_needs_resources: sentences.plan_does_not_support,
  panel_not_supported_by_os: sentences.plan_does_not_support,
  panel_needs_ram: sentences.plan_does_not_support,
  panel_needs_disk: sentences.plan_does_not_support,
};

export const orderTexts = {
  asset: { en: 'Choose a cryptocurrency.', ru: 'Выберите криптовалюту.' },
  unknown,
  period: { en: 'This term isn’t available.', ru: 'Такой срок аренды недоступен.' },
  hostName: {
    en: 'Use Latin letters, digits, hyphens and dots. No part can start or end with a hyphen.',
    ru: 'Используйте латинские буквы, цифры, дефисы и точки. Часть имени не может начинаться или заканчиваться дефисом.',
  },
  isoUrl: {
    en: 'Enter an https:// address with a domain name and no user name or password.',
    ru: 'Введите адрес с\u00a0https:// и\u00a0доменным именем, без логина и\u00a0пароля.',
  },
  sshKey: { en: 'Enter a valid public key.', ru: 'Введите правильный открытый ключ.' },
  sshKeyUnknown: { en: 'This key isn’t in your account.', ru: 'Такого ключа нет в вашем аккаунте.' },
  project: { en: 'This project doesn’t exist.', ru: 'Такого проекта у вас нет.' },
  extraPlace: { en: 'Not available in this location.', ru: 'Недоступно в выбранной локации.' },
  extraCount: { en: 'This quantity isn’t available.', ru: 'Такое количество недоступно.' },
  extraClash: {
    en: 'Can’t be combined with another selected option.',
    ru: 'Не сочетается с другой выбранной услугой.',
  },
  extraTwice: { en: 'Selected twice.', ru: 'Выбрано дважды.' },
  currency: { en: 'This currency isn’t available to you.', ru: 'Эта валюта вам недоступна.' },
  method: { en: 'This payment method isn’t available to you.', ru: 'Этот способ оплаты вам недоступен.' },
  methodCurrency: {
    en: 'This payment method doesn’t support the selected currency.',
    ru: 'Этот способ оплаты не принимает выбранную валюту.',
  },
  methodMinimum: {
    en: 'The amount is below the minimum for this payment method.',
    ru: 'Сумма слишком мала для этого способа оплаты.',
  },
  balance: { en: 'Your balance is too low.', ru: 'На балансе не хватает денег.' },
  tooMuch: {
    en: 'Orders above €100,000 need a personal offer. Contact our sales team.',
    ru: 'Для заказов дороже 100 000 евро нужно индивидуальное предложение. Свяжитесь с отделом продаж.',
  },
  overdraft: { en: 'Overdraft isn’t available to you.', ru: 'Овердрафт вам недоступен.' },
  trialUsed: { en: 'You’ve already used your trial.', ru: 'Вы уже использовали тестовый период.' },
  trialCount: { en: 'A trial covers one server.', ru: 'Тестовый период даётся на один сервер.' },
  terms: {
    en: 'The terms have changed. Reload the page to review and accept them.',
    ru: 'Условия изменились. Обновите страницу, чтобы прочитать и принять действующие.',
  },
  personalInfo: {
    en: 'Complete your personal data first.',
    ru: 'Сначала заполните личные данные.',
  },
  soldOut: {
    en: 'This plan has just sold out in this location.',
    ru: 'Этот тариф в выбранной локации только что закончился.',
  },
  priceChanged: {
    en: 'The price has changed. Review the new total.',
    ru: 'Цена изменилась. Проверьте новую сумму.',
  },
  nothingPaid: {
    en: 'This service has no paid time left, so you can only cancel it now.',
    ru: 'У этой услуги нет оплаченного срока, поэтому удалить её можно только сразу.',
  },
  paymentPending: {
    en: 'The payment for this order is still being processed. Try again once it’s complete.',
    ru: 'Оплата этого заказа ещё обрабатывается. Дождитесь её завершения.',
  },
  hasEnded: { en: 'This service has already ended.', ru: 'Эта услуга уже завершена.' },
} satisfies Record<string, Text>;
