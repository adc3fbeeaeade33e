import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SettingsGroup } from '../../api/company-settings.ts';

export const words = defineMessages({
  title: { id: 'staff.settings', defaultMessage: 'Company settings', description: 'Title of the page' },
  lead: {
    id: 'staff.settings.lead',
    defaultMessage: 'Invoices, emails, legal texts and every page use these settings. Changes apply immediately.',
    description: 'Below the title',
  },
  back: { id: 'staff.settings.back', defaultMessage: 'Admin', description: 'Link back' },
  edit: { id: 'staff.settings.edit', defaultMessage: 'Edit', description: 'Link to the form of a group of settings' },
  save: { id: 'staff.settings.save', defaultMessage: 'Save settings', description: 'Button' },
  saving: { id: 'staff.settings.saving', defaultMessage: 'Saving', description: 'Of a button' },
  cancel: { id: 'staff.settings.cancel', defaultMessage: 'Cancel', description: 'Link that leaves a form' },
  saved: { id: 'staff.settings.saved', defaultMessage: 'Settings saved.', description: 'After a form was sent' },
  reload: {
    id: 'staff.settings.reload',
    defaultMessage: 'Reload settings',
    description: 'Link, after somebody else has saved the same settings',
  },
  none: { id: 'staff.settings.none', defaultMessage: 'Not filled in', description: 'Value of a setting' },
  sample: {
    id: 'staff.settings.sample',
    defaultMessage: 'Filled in by the software. Nobody has saved these settings yet.',
    description: 'Under a group of settings',
  },
});

export const groupTitles: Readonly<Record<SettingsGroup, MessageDescriptor>> = defineMessages({
  company: { id: 'staff.settings.company', defaultMessage: 'Company', description: 'Group of settings' },
  local_company: {
    id: 'staff.settings.local-company',
    defaultMessage: 'Company for other countries',
    description: 'Group of settings: sells to customers of some countries',
  },
  brand: { id: 'staff.settings.brand', defaultMessage: 'Brand', description: 'Group of settings' },
  sender: { id: 'staff.settings.sender', defaultMessage: 'Email', description: 'Group of settings: sender' },
  bank: { id: 'staff.settings.bank', defaultMessage: 'Bank account', description: 'Group of settings' },
  languages: { id: 'staff.settings.languages', defaultMessage: 'Languages', description: 'Group of settings' },
  currencies: { id: 'staff.settings.currencies', defaultMessage: 'Currencies', description: 'Group of settings' },
  lines: { id: 'staff.settings.lines', defaultMessage: 'Products', description: 'Group of settings' },
  payments: { id: 'staff.settings.payments', defaultMessage: 'Payment providers', description: 'Group of settings' },
  tax: { id: 'staff.settings.tax', defaultMessage: 'Tax rates', description: 'Group of settings' },
});

export const groupLeads: Readonly<Record<SettingsGroup, MessageDescriptor>> = defineMessages({
  company: {
    id: 'staff.settings.company.lead',
    defaultMessage: 'Sells to all customers and issues their invoices. Issued invoices never change.',
    description: 'Below the heading',
  },
  local_company: {
    id: 'staff.settings.local-company.lead',
    defaultMessage: 'Sells to customers of the countries below instead of the main company. Optional.',
    description: 'Below the heading',
  },
  brand: {
    id: 'staff.settings.brand.lead',
    defaultMessage: 'Name and profiles on pages, in emails and in authenticator apps.',
    description: 'Below the heading',
  },
  sender: {
    id: 'staff.settings.sender.lead',
    defaultMessage: 'Who sends emails to customers, and who gets reports of problems.',
    description: 'Below the heading',
  },
  bank: {
    id: 'staff.settings.bank.lead',
    defaultMessage: 'Customers can pay by SEPA transfer to this account. Without one, transfers aren’t offered.',
    description: 'Below the heading',
  },
  languages: {
    id: 'staff.settings.languages.lead',
    defaultMessage:
      'Customers read pages and get emails in these languages. Addresses of other languages lead to the default one. Staff can always use both.',
    description: 'Below the heading',
  },
  currencies: {
    id: 'staff.settings.currencies.lead',
    defaultMessage:
      'Prices are kept in euros and shown and charged at these rates. Placed orders keep theirs. A currency without a rate isn’t offered; the hryvnia and the ruble are for customers of their countries.',
    description: 'Below the heading',
  },
  lines: {
    id: 'staff.settings.lines.lead',
    defaultMessage:
      'What is sold, and who builds it. A choice here overrides the variable PROVIDERS; services that exist stay where they are. A public site doesn’t sell what would only be simulated.',
    description: 'Below the heading',
  },
  payments: {
    id: 'staff.settings.payments.lead',
    defaultMessage:
      'Keys are secrets, so they’re in the environment and never here. A provider that is off takes no new payments and charges no saved cards; refunds and payments under way continue.',
    description: 'Below the heading',
  },
  tax: {
    id: 'staff.settings.tax.lead',
    defaultMessage:
      'Customers in the EU pay the VAT of their country by the table below, and others pay no tax, unless there’s an own rate. New orders and renewals use it; issued invoices never change.',
    description: 'Below the heading',
  },
});

const sellerLabels = defineMessages({
  'name.en': { id: 'staff.settings.name.en', defaultMessage: 'Legal name', description: 'Field' },
  'name.ru': { id: 'staff.settings.name.ru', defaultMessage: 'Legal name in Russian', description: 'Field' },
  'short_name.en': { id: 'staff.settings.short-name.en', defaultMessage: 'Short name', description: 'Field' },
  'short_name.ru': {
    id: 'staff.settings.short-name.ru',
    defaultMessage: 'Short name in Russian',
    description: 'Field',
  },
  'address.en': { id: 'staff.settings.address.en', defaultMessage: 'Address', description: 'Field: postal address' },
  'address.ru': { id: 'staff.settings.address.ru', defaultMessage: 'Address in Russian', description: 'Field' },
  country: { id: 'staff.settings.country', defaultMessage: 'Tax country', description: 'Field' },
  registration_number: {
    id: 'staff.settings.registration',
    defaultMessage: 'Registration number',
    description: 'Field',
  },
  vat_id: { id: 'staff.settings.vat-id', defaultMessage: 'VAT ID', description: 'Field' },
  email: { id: 'staff.settings.email', defaultMessage: 'Email', description: 'Field: address for customers' },
  phone: { id: 'staff.settings.phone', defaultMessage: 'Phone', description: 'Field' },
  invoice_prefix: { id: 'staff.settings.prefix', defaultMessage: 'Invoice prefix', description: 'Field' },
});

const labels: Readonly<Record<SettingsGroup, Readonly<Record<string, MessageDescriptor>>>> = {
  company: sellerLabels,
  local_company: {
    ...defineMessages({
      countries: { id: 'staff.settings.countries', defaultMessage: 'Countries', description: 'Field' },
    }),
    ...sellerLabels,
  },
  brand: defineMessages({
    name: { id: 'staff.settings.brand.name', defaultMessage: 'Name', description: 'Field' },
    since: { id: 'staff.settings.brand.since', defaultMessage: 'Founded', description: 'Field: a year' },
    telegram: { id: 'staff.settings.brand.telegram', defaultMessage: 'Telegram', description: 'Field' },
    x: { id: 'staff.settings.brand.x', defaultMessage: 'X', description: 'Field: the social network' },
    youtube: { id: 'staff.settings.brand.youtube', defaultMessage: 'YouTube', description: 'Field' },
    github: { id: 'staff.settings.brand.github', defaultMessage: 'GitHub', description: 'Field' },
    color: { id: 'staff.settings.brand.color', defaultMessage: 'Colour of buttons', description: 'Field' },
    symbol: { id: 'staff.settings.brand.symbol', defaultMessage: 'Logo and icon', description: 'Field: a picture' },
  }),
  sender: defineMessages({
    name: { id: 'staff.settings.sender.name', defaultMessage: 'Sender name', description: 'Field' },
    address: { id: 'staff.settings.sender.address', defaultMessage: 'Sender address', description: 'Field' },
    support: { id: 'staff.settings.sender.support', defaultMessage: 'Address for reports', description: 'Field' },
  }),
  bank: defineMessages({
    beneficiary: { id: 'staff.settings.bank.beneficiary', defaultMessage: 'Beneficiary', description: 'Field' },
    iban: { id: 'staff.settings.bank.iban', defaultMessage: 'IBAN', description: 'Field' },
    bic: { id: 'staff.settings.bank.bic', defaultMessage: 'BIC', description: 'Field' },
    bank_name: { id: 'staff.settings.bank.name', defaultMessage: 'Bank', description: 'Field: name of a bank' },
  }),
  languages: defineMessages({
    'offered.en': { id: 'staff.settings.languages.en', defaultMessage: 'Offer English', description: 'Checkbox' },
    'offered.ru': { id: 'staff.settings.languages.ru', defaultMessage: 'Offer Russian', description: 'Checkbox' },
    default_language: {
      id: 'staff.settings.languages.default',
      defaultMessage: 'Default language',
      description: 'Field',
    },
  }),
  currencies: defineMessages({
    USD: { id: 'staff.settings.currencies.usd', defaultMessage: 'US dollars per euro', description: 'Field: a rate' },
    GBP: { id: 'staff.settings.currencies.gbp', defaultMessage: 'Pounds per euro', description: 'Field: a rate' },
    UAH: { id: 'staff.settings.currencies.uah', defaultMessage: 'Hryvnias per euro', description: 'Field: a rate' },
    RUR: { id: 'staff.settings.currencies.rur', defaultMessage: 'Rubles per euro', description: 'Field: a rate' },
  }),
  lines: defineMessages({
    'vps.is_sold': { id: 'staff.settings.lines.vps', defaultMessage: 'Sell VPS', description: 'Checkbox' },
    'vps.provider': { id: 'staff.settings.lines.vps-by', defaultMessage: 'VPS: built by', description: 'Field' },
    'web_hosting.is_sold': {
      id: 'staff.settings.lines.hosting',
      defaultMessage: 'Sell web hosting',
      description: 'Checkbox',
    },
    'web_hosting.provider': {
      id: 'staff.settings.lines.hosting-by',
      defaultMessage: 'Web hosting: built by',
      description: 'Field',
    },
    'dedicated.is_sold': {
      id: 'staff.settings.lines.dedicated',
      defaultMessage: 'Sell dedicated servers',
      description: 'Checkbox',
    },
    'dedicated.provider': {
      id: 'staff.settings.lines.dedicated-by',
      defaultMessage: 'Dedicated servers: built by',
      description: 'Field',
    },
    'backup.is_sold': {
      id: 'staff.settings.lines.backup',
      defaultMessage: 'Sell backup storage',
      description: 'Checkbox',
    },
    'backup.provider': {
      id: 'staff.settings.lines.backup-by',
      defaultMessage: 'Backup storage: built by',
      description: 'Field',
    },
    'vpn.is_sold': { id: 'staff.settings.lines.vpn', defaultMessage: 'Sell the VPN', description: 'Checkbox' },
    'vpn.provider': { id: 'staff.settings.lines.vpn-by', defaultMessage: 'VPN: built by', description: 'Field' },
  }),
  payments: defineMessages({
    stripe: {
      id: 'staff.settings.payments.stripe',
      defaultMessage: 'Stripe (cards and PayPal)',
      description: 'Checkbox',
    },
    btcpay: { id: 'staff.settings.payments.btcpay', defaultMessage: 'BTCPay Server (coins)', description: 'Checkbox' },
    transfer: { id: 'staff.settings.payments.transfer', defaultMessage: 'Bank transfer', description: 'Checkbox' },
  }),
  tax: defineMessages({
    uses_oss: { id: 'staff.settings.tax.oss', defaultMessage: 'Use the one-stop shop (OSS)', description: 'Checkbox' },
    rates: { id: 'staff.settings.tax.rates', defaultMessage: 'Own rates', description: 'Field' },
  }),
};

const ofPicture = defineMessages({
  hint: {
    id: 'staff.settings.picture.hint',
    defaultMessage: 'The symbol beside the name on every page, and the icon of browser tabs.',
    description: 'Hint of a field for a picture',
  },
  choose: { id: 'staff.settings.picture.choose', defaultMessage: 'Choose file', description: 'Button' },
  drop: { id: 'staff.settings.picture.drop', defaultMessage: 'or drop it here', description: 'After a button' },
  limits: {
    id: 'staff.settings.picture.limits',
    defaultMessage: 'Square PNG or SVG, up to 64 kB',
    description: 'What can be chosen',
  },
  remove: { id: 'staff.settings.picture.remove', defaultMessage: 'Remove {file}', description: 'Button' },
  added: { id: 'staff.settings.picture.added', defaultMessage: 'Added: {names}', description: 'For screen readers' },
  removed: {
    id: 'staff.settings.picture.removed',
    defaultMessage: 'Removed: {names}',
    description: 'For screen readers',
  },
  rejected: {
    id: 'staff.settings.picture.rejected',
    defaultMessage: '{file} isn’t a PNG or SVG file of up to 64 kB. Choose another file.',
    description: 'Error at a chosen file',
  },
  present: {
    id: 'staff.settings.picture.present',
    defaultMessage: 'Present symbol',
    description: 'Text alternative of a picture',
  },
  useOurs: {
    id: 'staff.settings.picture.default',
    defaultMessage: 'Use the default symbol',
    description: 'Checkbox: removes the picture',
  },
});

/** Of the field for a picture. */
export const pictureWords: Readonly<Record<keyof typeof ofPicture, MessageDescriptor>> = ofPicture;

/** Label of a field. */
export const labelOf = (group: SettingsGroup, name: string): MessageDescriptor =>
  labels[group][name] ?? groupTitles[group];

/** Hints of the fields that have one. */
export const hints: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'address.en': {
    id: 'staff.settings.address.hint',
    defaultMessage: 'One line each, without the country.',
    description: 'Hint of a field',
  },
  'address.ru': {
    id: 'staff.settings.address.hint-ru',
    defaultMessage: 'One line each, without the country. Leave empty to use the English address.',
    description: 'Hint of a field',
  },
  country: {
    id: 'staff.settings.country.hint',
    defaultMessage: 'Two-letter code, such as DE.',
    description: 'Hint of a field',
  },
  countries: {
    id: 'staff.settings.countries.hint',
    defaultMessage: 'Two-letter codes, such as DE, AT. Leave empty if the company doesn’t sell any more.',
    description: 'Hint of a field',
  },
  invoice_prefix: {
    id: 'staff.settings.prefix.hint',
    defaultMessage: 'Up to 8 letters and digits. Default: the country. A new prefix starts a new series at 1.',
    description: 'Hint of a field',
  },
  support: {
    id: 'staff.settings.sender.support.hint',
    defaultMessage: 'Gets failed setups, disputes and reports about articles.',
    description: 'Hint of a field',
  },
  color: {
    id: 'staff.settings.brand.color.hint',
    defaultMessage: 'Such as #1747c4. Black or white text must be legible on it. Empty: lime.',
    description: 'Hint of a field',
  },
  uses_oss: {
    id: 'staff.settings.tax.oss.hint',
    defaultMessage:
      'Off: consumers in other countries of the EU pay the VAT of the company’s country, which is allowed up to €10,000 a year.',
    description: 'Hint of a checkbox',
  },
  rates: {
    id: 'staff.settings.tax.rates.hint',
    defaultMessage:
      'One line each: country; percent; name of the tax; first day. Such as NO; 25; MVA; 2027-01-01. Without a day, it always holds.',
    description: 'Hint of a field; its parts are separated by semicolons',
  },
  USD: {
    id: 'staff.settings.rate.hint',
    defaultMessage: 'From 0.01 to 500, up to six decimals. Empty: not offered.',
    description: 'Hint of the first field for a rate',
  },
  since: { id: 'staff.settings.brand.since.hint', defaultMessage: 'A year, such as 2010.', description: 'Hint' },
});

const ofChoices = defineMessages({
  sandbox: {
    id: 'staff.settings.lines.sandbox',
    defaultMessage: 'Nobody: only simulated',
    description: 'Who builds the services of a product',
  },
  byHand: {
    id: 'staff.settings.lines.by-hand',
    defaultMessage: 'Staff, by hand',
    description: 'Who builds the services of a product',
  },
  environment: {
    id: 'staff.settings.lines.environment',
    defaultMessage: '{who} (as in PROVIDERS)',
    description: 'Who builds the services of a product: what a variable says',
  },
  inPlace: {
    id: 'staff.settings.lines.in-place',
    defaultMessage: '{place}: {who}',
    description: 'Who builds the services of a product in a data centre; place is its short code',
  },
  unsold: { id: 'staff.settings.lines.unsold', defaultMessage: 'Not sold', description: 'Value of a setting' },
  isOn: { id: 'staff.settings.payments.on', defaultMessage: 'On', description: 'Value of a setting' },
  isOff: { id: 'staff.settings.payments.off', defaultMessage: 'Off', description: 'Value of a setting' },
  isSetUp: {
    id: 'staff.settings.payments.set-up',
    defaultMessage: 'It’s set up.',
    description: 'Of a payment provider',
  },
  hasNoKeys: {
    id: 'staff.settings.payments.no-keys',
    defaultMessage: 'It isn’t set up: its keys aren’t in the environment.',
    description: 'Of a payment provider',
  },
  hasNoAccount: {
    id: 'staff.settings.payments.no-account',
    defaultMessage: 'It isn’t set up: there’s no bank account above.',
    description: 'Of bank transfers',
  },
  rateTable: {
    id: 'staff.settings.tax.table',
    defaultMessage: 'EU rates today',
    description: 'Summary of a part that opens: a table of VAT rates',
  },
  onlyEuro: {
    id: 'staff.settings.currencies.none',
    defaultMessage: 'Only the euro is offered',
    description: 'In place of rates',
  },
});

/** Of the groups that choose something. */
export const choiceWords: Readonly<Record<keyof typeof ofChoices, MessageDescriptor>> = ofChoices;
