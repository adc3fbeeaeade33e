import type { Language } from '@hoster/contract';

/** Every legal document by the name of its folder, with the address of its page without language prefix. */
export const legalPaths = {
  tos: '/tos/',
  privacy: '/privacy/',
  gdpr: '/privacy/gdpr/',
  'personal-data-processing-policy': '/personal-data-processing-policy/',
  'personal-data-processing-consent': '/personal-data-processing-consent/',
  'recurring-payment-terms': '/recurring-payment-terms/',
  'refund-policy': '/refund-policy/',
  'trial-terms': '/trial-terms/',
  sla: '/sla/',
  switching: '/switching/',
} as const;

/** Name of a legal document. */
export type LegalSlug = keyof typeof legalPaths;

export const legalSlugs = Object.keys(legalPaths) as readonly LegalSlug[];

const signup: Readonly<Record<Language, readonly LegalSlug[]>> = {
  en: ['tos'],
  ru: ['tos', 'personal-data-processing-policy', 'personal-data-processing-consent'],
};

/** Documents that one accepts by signing up on pages in a language. */
export const signupDocuments = (language: Language): readonly LegalSlug[] => signup[language];

/** A version of a document; its name is the ISO date from which it applies. */
interface Dated {
  readonly version: string;
}

/** Returns the version in force on a day, which is the newest that applies by then, or null before the first. */
export function versionInForce<Version extends Dated>(versions: readonly Version[], day: string): Version | null {
  return versions
    .filter(({ version }) => version <= day)
    .reduce<Version | null>((newest, one) => (newest === null || one.version > newest.version ? one : newest), null);
}
