/**
 * Whether a column of prices shows the cents of whole amounts too, so that its decimal points align. Rubles never do:
 * "16 309,00 ₽" isn't usual.
 * @param short name of the currency, as the calls spell it
 */
export const showsCents = (short: string): boolean => short !== 'RUR';
