import { calls, type SettingsGroupName, type StaffSettings } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteDetails, requireViewer } from '../identity/index.ts';
import { isIban } from '@hoster/domain/money/creditor-reference';
import { settingsOf } from '../platform/company/index.ts';
import { FieldError, route } from '../platform/http/index.ts';
import { presentSettings } from './present.ts';
import { checkBrand } from './check-brand.ts';
import { checkBuilders } from './builders.ts';
import { ratesFrom } from './rates.ts';
import { checkRates } from './tax-rates.ts';
import { checkedSeller, saveGroup } from './save.ts';
import { settingsTexts } from './texts.ts';

/** What the audit log keeps of settings: of a picture, only its size. */
const noted = (value: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...value,
  ...(typeof value['symbol'] === 'string' && { symbol: `${value['symbol'].length} B` }),
});

/** Settings of the company, for staff. */
export function settingsRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const save = async (
    request: FastifyRequest,
    name: SettingsGroupName,
    value: Readonly<Record<string, unknown>>,
    version: number,
  ): Promise<StaffSettings> => {
    const { userId } = await requireViewer(request);
    const before = await saveGroup(context, name, value, { userId, version });
    noteDetails(request, { object: name, after: noted(value), ...(before && { before: noted(before) }) });
    return presentSettings(context);
  };

  route(app, calls.getStaffSettings, async () => presentSettings(context));

  route(app, calls.putCompanySettings, async ({ body: { version, ...value }, request }) =>
    save(request, 'company', await checkedSeller(context.db, value, 'company'), version),
  );

  route(app, calls.putLocalCompanySettings, async ({ body: { version, ...value }, request }) =>
    save(request, 'local_company', await checkedSeller(context.db, value, 'local_company'), version),
  );

  route(app, calls.putBrandSettings, async ({ body: { version, ...value }, request }) => {
    await checkBrand(value);
    return save(request, 'brand', value, version);
  });

  route(app, calls.putSenderSettings, async ({ body: { version, ...value }, request }) =>
    save(request, 'sender', value, version),
  );

  route(app, calls.putBankSettings, async ({ body: { version, ...value }, request }) => {
    if (!isIban(value.iban)) throw new FieldError({ iban: [settingsTexts.iban] });
    return save(request, 'bank', value, version);
  });

  route(app, calls.putCurrencySettings, async ({ body: { version, ...value }, request }) => {
    const currencies = await settingsOf(context.db, 'currencies');
    return save(request, 'currencies', ratesFrom(value, currencies, context.clock.now()), version);
  });

  route(app, calls.putLanguageSettings, async ({ body: { version, ...value }, request }) => {
    if (!value.offered[value.default_language]) throw new FieldError({ default_language: [settingsTexts.language] });
    return save(request, 'languages', value, version);
  });

  route(app, calls.putLineSettings, async ({ body: { version, ...value }, request }) => {
    checkBuilders(context, value);
    return save(request, 'lines', value, version);
  });

  route(app, calls.putPaymentSettings, async ({ body: { version, ...value }, request }) =>
    save(request, 'payments', value, version),
  );

  route(app, calls.putTaxSettings, async ({ body: { version, ...value }, request }) => {
    checkRates(value);
    return save(request, 'tax', value, version);
  });
}
