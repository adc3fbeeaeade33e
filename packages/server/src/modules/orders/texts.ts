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

const unknown = { en: 'This choice is no longer offered.', ru: 'Этого варианта больше нет.' };

/** What is said about each problem of a choice; those that the specification words are worded so. */
export const problemTexts: Readonly<Record<ProblemCode, Text>> = {
  unknown_tariff: unknown,
  unknown_os: unknown,
  unknown_disk_image: unknown,
  unknown_control_panel: unknown,
  configuration_out_of_limits: {
    en: 'These sizes cannot be combined: up to 4 GB of memory per core, at least 10 GB of disk per GB of memory.',
    ru: 'Такие размеры не сочетаются: до 4 ГБ памяти на ядро и не меньше 10 ГБ диска на каждый гигабайт памяти.',
  },
  location_unavailable: { en: 'This location takes no new servers.', ru: 'Эта локация не принимает новые серверы.' },
  plan_unavailable_in_location: {
    en: 'This plan is not sold in this location.',
    ru: 'Этот тариф в выбранной локации не продаётся.',
  },
  sold_out: { en: 'This plan is sold out in this location.', ru: 'Этот тариф в выбранной локации распродан.' },
  frequency_unavailable_in_location: sentences.frequency_not_available,
  windows_not_allowed: sentences.plan_does_not_support,
  os_not_supported_by_plan: sentences.plan_does_not_support,
  os_unavailable_in_location: {
    en: 'This operating system is not available in this location.',
    ru: 'Эта операционная система недоступна в выбранной локации.',
  },
  os_needs_resources: sentences.plan_does_not_support,
  disk_image_needs_resources: sentences.plan_does_not_support,
  panel_not_supported_by_os: sentences.plan_does_not_support,
  panel_needs_ram: sentences.plan_does_not_support,
  panel_needs_disk: sentences.plan_does_not_support,
};

export const orderTexts = {
  unknown,
  period: { en: 'This rent period is not offered.', ru: 'Такой срок аренды не предлагается.' },
  hostName: {
    en: 'Use Latin letters, digits, hyphens and dots; a part may not begin or end with a hyphen.',
    ru: 'Допустимы латинские буквы, цифры, дефисы и точки; часть имени не может начинаться или заканчиваться дефисом.',
  },
  sshKey: { en: 'Enter a valid public key.', ru: 'Введите правильный открытый ключ.' },
  sshKeyUnknown: { en: 'This key is not in your account.', ru: 'Такого ключа нет в вашем аккаунте.' },
  project: { en: 'You have no such project.', ru: 'Такого проекта у вас нет.' },
  extraPlace: { en: 'Not available in this location.', ru: 'Недоступно в выбранной локации.' },
  extraCount: { en: 'This amount cannot be ordered.', ru: 'Такое количество заказать нельзя.' },
  extraClash: {
    en: 'Cannot be combined with another chosen service.',
    ru: 'Не сочетается с другой выбранной услугой.',
  },
  extraTwice: { en: 'Chosen twice.', ru: 'Выбрано дважды.' },
  currency: { en: 'This currency is not offered to you.', ru: 'Эта валюта вам недоступна.' },
  method: { en: 'This payment method is not offered to you.', ru: 'Этот способ оплаты вам недоступен.' },
  methodCurrency: {
    en: 'This payment method does not take the chosen currency.',
    ru: 'Этот способ оплаты не принимает выбранную валюту.',
  },
  methodMinimum: {
    en: 'The amount is too small for this payment method.',
    ru: 'Сумма слишком мала для этого способа оплаты.',
  },
  balance: { en: 'There is not enough money on your balance.', ru: 'На балансе недостаточно средств.' },
  overdraft: { en: 'You have no overdraft.', ru: 'Овердрафт вам не предоставлен.' },
  trialUsed: { en: 'You have already used your trial.', ru: 'Тестовый период уже использован.' },
  trialCount: { en: 'A trial is for one server.', ru: 'Тестовый период даётся на один сервер.' },
  terms: {
    en: 'The terms have changed. Reload the page to read and accept the current ones.',
    ru: 'Условия изменились. Обновите страницу, чтобы прочитать и принять действующие.',
  },
  personalInfo: {
    en: 'Please fill in your personal information first.',
    ru: 'Сначала заполните личные данные.',
  },
  soldOut: {
    en: 'This plan has just sold out in this location.',
    ru: 'Этот тариф в выбранной локации только что закончился.',
  },
  priceChanged: {
    en: 'The price has changed. Please check the new total.',
    ru: 'Цена изменилась. Пожалуйста, проверьте новую сумму.',
  },
  nothingPaid: {
    en: 'No time of this service is paid for; it can only be cancelled at once.',
    ru: 'У этой услуги нет оплаченного срока, её можно отменить только сразу.',
  },
  paymentPending: {
    en: 'The payment of this order is still being processed. Please wait until it is settled.',
    ru: 'Оплата этого заказа ещё обрабатывается. Дождитесь её завершения.',
  },
  hasEnded: { en: 'This service has already ended.', ru: 'Эта услуга уже завершена.' },
} satisfies Record<string, Text>;
