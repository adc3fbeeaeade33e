/**
 * Countries with a flag, from the package country-flag-icons (MIT). To add one, add its code here and run
 * `scripts/copy-flags.ts`.
 */
export const countries = ['DE', 'NL', 'US', 'ES', 'CH', 'UA', 'RU', 'HK', 'GB', 'FR', 'PL', 'SE'] as const;
