import type { InvoiceKind, PaymentMethodSlug } from '@hoster/contract';
import type { Language } from '../../http/language.ts';

/** Sums in words of the language; `rate`: what one euro is. */
interface Euros {
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  readonly rate: string;
}

/** Words of the document. */
export const pdfWords = {
  en: {
    title: { invoice: 'Invoice', credit_note: 'Credit note' },
    number: 'Number',
    issued: 'Date',
    paid: 'Paid on',
    method: 'Payment method',
    credits: 'Corrects invoice',
    seller: 'Seller',
    buyer: 'Customer',
    vatId: (country: string | null) => (country === 'RU' ? 'INN' : 'VAT ID'),
    registration: (country: string | null) => (country === 'RU' ? 'OGRN' : 'Registration number'),
    item: 'Description',
    count: 'Quantity',
    term: 'Term',
    unit: 'Unit price, net',
    amount: 'Amount, net',
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    net: 'Net total',
    tax: (percent: string) => `VAT ${percent}%`,
    total: 'Total',
    inEuro: (sums: Euros) =>
      `In euros: net ${sums.net}, VAT ${sums.tax}, total ${sums.total}. Exchange rate: €1 = ${sums.rate}.`,
    thanks: 'This invoice has been paid. You don’t need to do anything.',
    period: 'Service period',
    begins: 'The term starts when the service is ready.',
    returned: {
      method: 'The amount has been returned to the payment method above.',
      balance: 'The amount has been added to your account balance.',
      nowhere: 'Nothing is refunded: the amount covers the unpaid part of the invoice.',
      unknown: 'The amount has been returned to you.',
    },
    page: (at: number, of: number) => `Page ${at} of ${of}`,
  },
  ru: {
    title: { invoice: 'Счёт', credit_note: 'Кредит-нота' },
    number: 'Номер',
    issued: 'Дата',
    paid: 'Оплачен',
    method: 'Способ оплаты',
    credits: 'К счёту',
    seller: 'Продавец',
    buyer: 'Покупатель',
    vatId: (country: string | null) => (country === 'RU' ? 'ИНН' : 'Номер НДС'),
    registration: (country: string | null) => (country === 'RU' ? 'ОГРН' : 'Регистрационный номер'),
    item: 'Наименование',
    count: 'Количество',
    term: 'Срок',
    unit: 'Цена без НДС',
    amount: 'Сумма без НДС',
    months: (count: number) => `${count} мес.`,
    net: 'Итого без НДС',
    tax: (percent: string) => `НДС ${percent} %`,
    total: 'Итого',
    inEuro: (sums: Euros) =>
      `В евро: без НДС ${sums.net}, НДС ${sums.tax}, итого ${sums.total}. Курс: 1 евро = ${sums.rate}.`,
    thanks: 'Счёт оплачен, ничего делать не нужно.',
    period: 'Период услуги',
    begins: 'Срок начинается, когда услуга готова к работе.',
    returned: {
      method: 'Сумма возвращена тем же способом, которым был оплачен счёт.',
      balance: 'Сумма зачислена на баланс аккаунта.',
      nowhere: 'Деньги не возвращаются: сумма погашает неоплаченную часть счёта.',
      unknown: 'Сумма возвращена.',
    },
    page: (at: number, of: number) => `Страница ${at} из ${of}`,
  },
} satisfies Record<Language, { title: Record<InvoiceKind, string> } & Record<string, unknown>>;

/** Ways to pay, as the document names them. */
export const methodNames: Record<PaymentMethodSlug, Record<Language, string>> = {
  balance: { en: 'Account balance', ru: 'Баланс' },
  card: { en: 'Bank card', ru: 'Банковская карта' },
  paypal: { en: 'PayPal', ru: 'PayPal' },
  crypto: { en: 'Cryptocurrency', ru: 'Криптовалюта' },
  sbp: { en: 'Fast Payment System', ru: 'Система быстрых платежей' },
  mir: { en: 'Mir card', ru: 'Карта «Мир»' },
  bank: { en: 'Bank transfer', ru: 'Банковский перевод' },
};
