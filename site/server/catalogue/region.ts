import { isRussian } from '@hoster/domain/visitor/regional';

/** Groups of visitors who may see the same content: those from Russia, and all others. */
export type Region = 'RU' | 'other';

/** The region of a country, ISO alpha-2; empty when unknown. */
export const regionOf = (country: string): Region =>
  isRussian({ profileCountry: null, siteCountry: country }) ? 'RU' : 'other';
