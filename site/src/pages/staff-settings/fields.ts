import type { BodyInputOf, calls } from '@hoster/contract';
import { languages } from '@hoster/contract/languages';
import { defaultLanguage } from '@hoster/domain/visitor/language';
import type { GroupInput, SettingsGroup } from '../../api/company-settings.ts';
import { asLang } from '../../i18n/languages.ts';
import { formText } from '../../app/router/form-text.ts';

/** A field of a group's form. Its name is the path of the field in the call: `name.en`. */
export interface Field {
  name: string;
  kind:
    | 'text'
    | 'email'
    | 'url'
    | 'number'
    | 'lines'
    | 'codes'
    | 'rate'
    | 'picture'
    | 'flag'
    | 'builder'
    | 'language'
    | 'taxes';
  isRequired?: true;
  /** Whether its texts are in Latin letters or digits only. */
  isMono?: true;
}

const seller: readonly Field[] = [
  { name: 'name.en', kind: 'text', isRequired: true },
  { name: 'name.ru', kind: 'text' },
  { name: 'short_name.en', kind: 'text', isRequired: true },
  { name: 'short_name.ru', kind: 'text' },
  { name: 'address.en', kind: 'lines', isRequired: true },
  { name: 'address.ru', kind: 'lines' },
  { name: 'country', kind: 'text', isRequired: true, isMono: true },
  { name: 'registration_number', kind: 'text', isMono: true },
  { name: 'vat_id', kind: 'text', isMono: true },
  { name: 'email', kind: 'email', isRequired: true },
  { name: 'phone', kind: 'text' },
  { name: 'invoice_prefix', kind: 'text', isMono: true },
];

const lineNames = ['vps', 'web_hosting', 'dedicated', 'backup', 'vpn'] as const;

/** Fields of each group, in the order of its form. */
export const groupFields: Readonly<Record<SettingsGroup, readonly Field[]>> = {
  company: seller,
  local_company: [{ name: 'countries', kind: 'codes', isMono: true }, ...seller],
  brand: [
    { name: 'name', kind: 'text', isRequired: true },
    { name: 'since', kind: 'number' },
    { name: 'telegram', kind: 'url' },
    { name: 'x', kind: 'url' },
    { name: 'youtube', kind: 'url' },
    { name: 'github', kind: 'url' },
    { name: 'color', kind: 'text', isMono: true },
    { name: 'symbol', kind: 'picture' },
  ],
  sender: [
    { name: 'name', kind: 'text', isRequired: true },
    { name: 'address', kind: 'email', isRequired: true },
    { name: 'support', kind: 'email' },
  ],
  bank: [
    { name: 'beneficiary', kind: 'text', isRequired: true },
    { name: 'iban', kind: 'text', isRequired: true, isMono: true },
    { name: 'bic', kind: 'text', isRequired: true, isMono: true },
    { name: 'bank_name', kind: 'text' },
  ],
  languages: [
    ...languages.map((language): Field => ({ name: `offered.${language}`, kind: 'flag' })),
    { name: 'default_language', kind: 'language' },
  ],
  currencies: [
    { name: 'USD', kind: 'rate', isMono: true },
    { name: 'GBP', kind: 'rate', isMono: true },
    { name: 'UAH', kind: 'rate', isMono: true },
    { name: 'RUR', kind: 'rate', isMono: true },
  ],
  lines: lineNames.flatMap((line): Field[] => [
    { name: `${line}.is_sold`, kind: 'flag' },
    { name: `${line}.provider`, kind: 'builder' },
  ]),
  payments: [
    { name: 'stripe', kind: 'flag' },
    { name: 'btcpay', kind: 'flag' },
    { name: 'transfer', kind: 'flag' },
  ],
  tax: [
    { name: 'uses_oss', kind: 'flag' },
    { name: 'rates', kind: 'taxes' },
  ],
};

const asBefore = { is_sold: true, provider: null };

/** What holds while nobody has saved a group. */
export const groupDefaults: Readonly<Partial<Record<SettingsGroup, object>>> = {
  languages: {
    offered: Object.fromEntries(languages.map((language) => [language, true])),
    default_language: defaultLanguage,
  },
  lines: Object.fromEntries(lineNames.map((line) => [line, asBefore])),
  payments: { stripe: true, btcpay: true, transfer: true },
  tax: { uses_oss: true, rates: [] },
};

/** A number as it's typed, also with a comma; null for an empty field. One that can't be read is refused as too small. */
function amount(text: string): number | null {
  if (text === '') return null;
  const read = Number(text.replace(',', '.'));
  return Number.isFinite(read) ? read : -1;
}

type OwnTax = BodyInputOf<typeof calls.putTaxSettings>['rates'][number];

const taxLine = ({ country, percent, label, from }: OwnTax): string =>
  [country, percent, label, ...(from === null ? [] : [from])].join('; ');

/** A rate as it's typed: `RU; 22; VAT; 2026-01-01`. What is missing is refused. */
function taxIn(line: string): OwnTax {
  const [country = '', percent = '', label = '', from = ''] = line.split(';').map((part) => part.trim());
  return { country: country.toUpperCase(), percent: amount(percent) ?? -1, label, from: from || null };
}

/** A value of the settings as the text of a form's field. */
export function fieldText(value: unknown, name: string): string {
  let part: unknown = value;
  for (const key of name.split('.')) part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : null;
  if (typeof part === 'object' && part !== null && 'multiplier' in part) part = part.multiplier;
  if (Array.isArray(part) && name === 'rates') return part.map(taxLine).join('\n');
  if (Array.isArray(part)) return part.join(name === 'countries' ? ', ' : '\n');
  if (typeof part === 'boolean') return part ? '1' : '';
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function sellerBody(form: FormData) {
  const text = (name: string) => formText(form, name).trim();
  const optional = (name: string) => text(name) || null;
  const optionalLines = (name: string) => (text(name) === '' ? null : lines(text(name)));
  return {
    name: { en: text('name.en'), ru: optional('name.ru') },
    short_name: { en: text('short_name.en'), ru: optional('short_name.ru') },
    address: { en: lines(text('address.en')), ru: optionalLines('address.ru') },
    country: text('country').toUpperCase(),
    registration_number: optional('registration_number'),
    vat_id: optional('vat_id'),
    email: text('email'),
    phone: optional('phone'),
    invoice_prefix: optional('invoice_prefix')?.toUpperCase() ?? null,
    version: Number(text('version')) || 0,
  };
}

/** Names of the field that chooses a picture, whose `data:` URL the form keeps, and of the box that removes it. */
export const CHOSEN_PICTURE = 'picture';
export const REMOVED_PICTURE = 'picture-removed';

/** A form whose chosen picture is in the field of its URL, too, so that it isn’t lost when another field is refused. */
export async function withPicture(form: FormData): Promise<FormData> {
  const file = form.get(CHOSEN_PICTURE);
  if (!(file instanceof File) || file.size === 0) return form;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const filled = new FormData();
  for (const [name, value] of form) if (name !== 'symbol') filled.append(name, value);
  filled.set('symbol', `data:${file.type || 'application/octet-stream'};base64,${base64}`);
  return filled;
}

/** The call that a form of a group makes. */
export function inputOf(group: SettingsGroup, form: FormData): GroupInput {
  const text = (name: string) => formText(form, name).trim();
  const optional = (name: string) => text(name) || null;
  const version = Number(text('version')) || 0;
  switch (group) {
    case 'company':
      return { group, body: sellerBody(form) };
    case 'local_company': {
      const countries = text('countries').toUpperCase().match(/\w+/g);
      return { group, body: { ...sellerBody(form), countries } };
    }
    case 'brand': {
      const since = optional('since');
      const color = optional('color')?.toLowerCase();
      const [telegram, x, youtube, github] = [
        optional('telegram'),
        optional('x'),
        optional('youtube'),
        optional('github'),
      ];
      return {
        group,
        body: {
          name: text('name'),
          since: since === null ? null : Number(since) || 0,
          telegram,
          x,
          youtube,
          github,
          color: color === undefined ? null : color.startsWith('#') ? color : `#${color}`,
          symbol: formText(form, REMOVED_PICTURE) === '' ? optional('symbol') : null,
          version,
        },
      };
    }
    case 'bank': {
      const [beneficiary, iban, bic] = [text('beneficiary'), text('iban'), text('bic')];
      return { group, body: { beneficiary, iban, bic, bank_name: optional('bank_name'), version } };
    }
    case 'lines': {
      const line = (name: (typeof lineNames)[number]) => ({
        is_sold: text(`${name}.is_sold`) !== '',
        provider: optional(`${name}.provider`),
      });
      const [vps, backup, vpn] = [line('vps'), line('backup'), line('vpn')];
      return {
        group,
        body: { vps, web_hosting: line('web_hosting'), dedicated: line('dedicated'), backup, vpn, version },
      };
    }
    case 'payments': {
      const [stripe, btcpay, transfer] = [text('stripe') !== '', text('btcpay') !== '', text('transfer') !== ''];
      return { group, body: { stripe, btcpay, transfer, version } };
    }
    case 'tax':
      return { group, body: { uses_oss: text('uses_oss') !== '', rates: lines(text('rates')).map(taxIn), version } };
    case 'languages': {
      const offered = { en: text('offered.en') !== '', ru: text('offered.ru') !== '' };
      return {
        group,
        body: { offered, default_language: asLang(text('default_language')) ?? defaultLanguage, version },
      };
    }
    case 'currencies': {
      const [USD, GBP, UAH, RUR] = [amount(text('USD')), amount(text('GBP')), amount(text('UAH')), amount(text('RUR'))];
      return { group, body: { USD, GBP, UAH, RUR, version } };
    }
    default:
      return { group, body: { name: text('name'), address: text('address'), support: optional('support'), version } };
  }
}
