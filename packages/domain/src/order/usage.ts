/** Bytes of a GB, as plans count them: a TB has 1024 of them. */
export const gigabyteBytes = 2 ** 30;
export const terabyteBytes = 1024 * gigabyteBytes;

/** Shares of a limit, in percent, at which customers are notified. */
export const usageLevels = [90, 100] as const;
export type UsageLevel = (typeof usageLevels)[number];

/** The highest level that a use has reached; null below the first one. */
export const usageLevel = (used: number, total: number): UsageLevel | null =>
  usageLevels.findLast((level) => total > 0 && used * 100 >= total * level) ?? null;
