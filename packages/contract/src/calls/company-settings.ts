import { call } from '../call.ts';
import {
  BankSettings,
  BrandSettings,
  CurrencyMultipliers,
  LanguageSettings,
  LineSettings,
  LocalSellerSettings,
  PaymentSettings,
  SellerSettings,
  SenderSettings,
  SettingsInput,
  StaffSettings,
  TaxSettings,
} from '../company-settings.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:settings', answer: { 200: StaffSettings } } as const;
const saved = { ...ofStaff, method: 'PUT', errors: [400, 401, 403, 409] } as const;

export const companySettingsCalls = {
  getStaffSettings: call({
    id: 'getStaffSettings',
    method: 'GET',
    path: '/my/api/staff/settings/',
    summary: 'Get the settings of the company, and what is missing before customers can order; for staff',
    ...ofStaff,
    errors: [401, 403],
  }),
  putCompanySettings: call({
    id: 'putCompanySettings',
    path: '/my/api/staff/settings/company/',
    summary: 'Save the company that sells; for staff',
    ...saved,
    body: SettingsInput(SellerSettings),
  }),
  putLocalCompanySettings: call({
    id: 'putLocalCompanySettings',
    path: '/my/api/staff/settings/local-company/',
    summary: 'Save the company that sells to customers of some countries; for staff',
    ...saved,
    body: SettingsInput(LocalSellerSettings),
  }),
  putBrandSettings: call({
    id: 'putBrandSettings',
    path: '/my/api/staff/settings/brand/',
    summary: 'Save the name of the site and its profiles elsewhere; for staff',
    ...saved,
    body: SettingsInput(BrandSettings),
  }),
  putSenderSettings: call({
    id: 'putSenderSettings',
    path: '/my/api/staff/settings/sender/',
    summary: 'Save the sender of emails and the address for reports; for staff',
    ...saved,
    body: SettingsInput(SenderSettings),
  }),
  putBankSettings: call({
    id: 'putBankSettings',
    path: '/my/api/staff/settings/bank/',
    summary: 'Save the bank account that transfers go to; for staff',
    ...saved,
    body: SettingsInput(BankSettings),
  }),
  putCurrencySettings: call({
    id: 'putCurrencySettings',
    path: '/my/api/staff/settings/currencies/',
    summary: 'Save the currencies that are offered besides the euro, with their multipliers; for staff',
    ...saved,
    body: SettingsInput(CurrencyMultipliers),
  }),
  putLanguageSettings: call({
    id: 'putLanguageSettings',
    path: '/my/api/staff/settings/languages/',
    summary: 'Save the languages that customers are offered, and the default one; for staff',
    ...saved,
    body: SettingsInput(LanguageSettings),
  }),
  putLineSettings: call({
    id: 'putLineSettings',
    path: '/my/api/staff/settings/lines/',
    summary: 'Save which product lines are sold, and who builds their services; for staff',
    ...saved,
    body: SettingsInput(LineSettings),
  }),
  putPaymentSettings: call({
    id: 'putPaymentSettings',
    path: '/my/api/staff/settings/payments/',
    summary: 'Save the payment providers that take new payments; for staff',
    ...saved,
    body: SettingsInput(PaymentSettings),
  }),
  putTaxSettings: call({
    id: 'putTaxSettings',
    path: '/my/api/staff/settings/tax/',
    summary: 'Save own tax rates, and whether the one-stop shop is used; for staff',
    ...saved,
    body: SettingsInput(TaxSettings),
  }),
} as const;
