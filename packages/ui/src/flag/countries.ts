/**
 * Countries whose flag is at hand, from the package country-flag-icons (MIT). A new one: its `3x2/XX.svg` into
 * `files/`, its code here.
 */
export const countries = ['DE', 'NL', 'US', 'ES', 'CH', 'UA', 'RU', 'HK', 'GB', 'FR', 'PL', 'SE'] as const;
