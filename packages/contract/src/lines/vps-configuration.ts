import { z } from 'zod';
import { CountText, Id, Price } from '../common.ts';

/** Sizes of a custom VPS; RAM and disk in GB. */
export const VpsConfiguration = z.strictObject({
  cpu_count: z.int().min(1),
  ram_size: z.int().min(1),
  disk_size: z.int().min(1),
});
export type VpsConfiguration = z.infer<typeof VpsConfiguration>;

/** One slider of the configurator. `included` units are in the base price; each `step` above costs `price_per_step`. */
export const VpsParameter = z.object({
  name: z.enum(['cpu_count', 'ram_size', 'disk_size']),
  label: z.string(),
  unit: z.enum(['vCPU', 'GB']),
  min: z.int(),
  max: z.int(),
  step: z.int().min(1),
  default: z.int(),
  included: z.int(),
  price_per_step: Price,
});
export type VpsParameter = z.infer<typeof VpsParameter>;

/** A clock speed with its surcharge on the price, and the ids of the locations that have it. */
export const VpsFrequency = z.object({
  value: z.string().regex(/^\d+(\.\d+)?$/),
  ghz: z.number(),
  price_percent: z.number(),
  locations: z.array(Id),
});
export type VpsFrequency = z.infer<typeof VpsFrequency>;

export const VpsParameters = z.object({
  base_price: Price,
  parameters: z.array(VpsParameter),
  frequencies: z.array(VpsFrequency),
});
export type VpsParameters = z.infer<typeof VpsParameters>;

export const ParameterLimit = z.object({ min: z.int(), max: z.int(), step: z.int().min(1) });
export type ParameterLimit = z.infer<typeof ParameterLimit>;

/** Limits of each size, given the other ones of the query; without a query, the absolute limits. */
export const VpsParameterLimits = z.object({
  cpu_count: ParameterLimit,
  disk_size: ParameterLimit,
  ram_size: ParameterLimit,
});
export type VpsParameterLimits = z.infer<typeof VpsParameterLimits>;

const number = CountText().optional();

export const VpsParameterLimitsQuery = z.object({
  location: number,
  cpu_count: number,
  ram_size: number,
  disk_size: number,
});
export type VpsParameterLimitsQuery = z.infer<typeof VpsParameterLimitsQuery>;
