/**
 * Countries whose flag is at hand, from the package country-flag-icons (MIT). A new one: its code here, then run
 * `scripts/copy-flags.ts`.
 */
export const countries = ['DE', 'NL', 'US', 'ES', 'CH', 'UA', 'RU', 'HK', 'GB', 'FR', 'PL', 'SE'] as const;
