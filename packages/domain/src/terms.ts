/** The terms of service in force: the month of their publication. The order form shows it, the server takes no other. */
export const termsVersion = '2026-01';
