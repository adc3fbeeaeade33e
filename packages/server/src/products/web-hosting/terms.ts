/** Days within which the first payment is refunded. */
export const vhTestDays = 30;

/** Hours between two backups. */
export const vhBackupHours = 24;

/** Shortest interval of a scheduled task. */
export const vhCronMinutes = 5;

export const vhPanel = 'HestiaCP';
