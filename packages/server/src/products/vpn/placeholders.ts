import { textIn } from '../../i18n/localised.ts';
import { daysInWords } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { Catalogue, VpnNodeRow } from '../../catalogue/index.ts';
import type { Placeholders } from '../../platform/documents/index.ts';
import { vpnDevices, vpnMoneyBackDays } from './terms.ts';
import { exitRows } from './offer.ts';

/**
 * `{countries}`, the number of exit countries; `{devices}`; `{moneyBack}`, such as "7 days"; lists of countries:
 * `{exits}`, `{entries}` of multi-hop, `{p2p}`.
 */
export function vpnPlaceholders(catalogue: Catalogue, language: Language): Placeholders {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const countries = (rows: readonly VpnNodeRow[]) => [
    ...new Set(rows.filter(({ isAvailable }) => isAvailable).map(({ name }) => textIn(name, language))),
  ];
  const exits = exitRows(catalogue, 'single');
  return {
    countries: String(countries(exits).length),
    devices: String(vpnDevices),
    moneyBack: daysInWords(vpnMoneyBackDays, language),
    exits: list.format(countries(exits)),
    entries: list.format(countries(catalogue.vpnNodes.filter(({ roles }) => roles.includes('entry')))),
    p2p: list.format(countries(exits.filter(({ p2p }) => p2p))),
  };
}
