/** Days within which the first payment is given back. */
export const vhTestDays = 30;

/** Hours between two backups. */
export const vhBackupHours = 24;

/** The most often that a scheduled task runs. */
export const vhCronMinutes = 5;

export const vhPanel = 'HestiaCP';
