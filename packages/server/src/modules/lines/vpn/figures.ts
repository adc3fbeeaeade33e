import { daysInWords } from '@hoster/domain';
import type { Language } from '../../../http/language.ts';
import type { Catalogue, VpnNodeRow } from '../../catalogue/load.ts';
import type { Placeholders } from '../../content/fill.ts';
import { vpnDevices, vpnMoneyBackDays } from './facts.ts';
import { exitRows } from './offer.ts';

/**
 * `{countries}`, in how many countries traffic can leave; `{devices}`; `{moneyBack}`, such as "7 days"; lists of
 * countries: `{exits}`, `{entries}` of multi-hop, `{p2p}`.
 */
export function vpnFigures(catalogue: Catalogue, language: Language): Placeholders {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const countries = (rows: readonly VpnNodeRow[]) => [
    ...new Set(rows.filter(({ isAvailable }) => isAvailable).map(({ name }) => name[language])),
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
