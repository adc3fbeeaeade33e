import type { BodyInputOf, calls, StaffSettings } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Settings of the company, and what is missing before customers can order. Throws `ApiError` 403 for customers. */
export const companySettingsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'settings', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffSettings', { ignore: [401, 403] }),
  });

/** Groups of settings, in the order of the page. */
export const settingsGroups = [
  'company',
  'local_company',
  'brand',
  'bank',
  'payments',
  'languages',
  'currencies',
  'tax',
  'lines',
  'sender',
] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

/** What the call of each group takes. */
export interface SettingsBodies {
  company: BodyInputOf<typeof calls.putCompanySettings>;
  local_company: BodyInputOf<typeof calls.putLocalCompanySettings>;
  brand: BodyInputOf<typeof calls.putBrandSettings>;
  sender: BodyInputOf<typeof calls.putSenderSettings>;
  bank: BodyInputOf<typeof calls.putBankSettings>;
  languages: BodyInputOf<typeof calls.putLanguageSettings>;
  currencies: BodyInputOf<typeof calls.putCurrencySettings>;
  lines: BodyInputOf<typeof calls.putLineSettings>;
  payments: BodyInputOf<typeof calls.putPaymentSettings>;
  tax: BodyInputOf<typeof calls.putTaxSettings>;
}

/** A group with the fields that its call takes. */
export type GroupInput = { [Group in SettingsGroup]: { group: Group; body: SettingsBodies[Group] } }[SettingsGroup];

/**
 * Saves a group, and returns all of them. Throws `ApiError` 400 with errors by field, 409 when somebody else has saved it
 * since.
 */
export async function saveSettings(app: AppContext, input: GroupInput): Promise<StaffSettings> {
  const saved = await save(app, input);
  // Every page shows parts of them.
  await app.queryClient.invalidateQueries();
  return saved;
}

function save({ call }: AppContext, input: GroupInput): Promise<StaffSettings> {
  const ignore = [400, 401, 403, 409];
  switch (input.group) {
    case 'company':
      return call('putCompanySettings', { body: input.body, ignore });
    case 'local_company':
      return call('putLocalCompanySettings', { body: input.body, ignore });
    case 'brand':
      return call('putBrandSettings', { body: input.body, ignore });
    case 'bank':
      return call('putBankSettings', { body: input.body, ignore });
    case 'languages':
      return call('putLanguageSettings', { body: input.body, ignore });
    case 'currencies':
      return call('putCurrencySettings', { body: input.body, ignore });
    case 'lines':
      return call('putLineSettings', { body: input.body, ignore });
    case 'payments':
      return call('putPaymentSettings', { body: input.body, ignore });
    case 'tax':
      return call('putTaxSettings', { body: input.body, ignore });
    default:
      return call('putSenderSettings', { body: input.body, ignore });
  }
}
