import type { TaxSettings } from '@hoster/contract';
import { countryCodes } from '@hoster/domain/visitor/countries';
import { FieldError } from '../platform/http/index.ts';
import { settingsTexts } from './texts.ts';

/** @throws FieldError for a country that there isn’t, and for two rates that begin on one day */
export function checkRates({ rates }: TaxSettings): void {
  const index = rates.findIndex(
    ({ country, from }, at) =>
      !countryCodes.includes(country) || rates.findIndex((one) => one.country === country && one.from === from) < at,
  );
  const wrong = rates[index];
  if (!wrong) return;
  const isCountry = countryCodes.includes(wrong.country);
  const errors = isCountry ? { from: [settingsTexts.twoRates] } : { country: [settingsTexts.country] };
  throw new FieldError({ rates: { [index]: errors } });
}
