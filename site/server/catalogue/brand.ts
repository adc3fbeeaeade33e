import { z } from 'zod';
import type { SiteConfig } from '../config.ts';
import { type Ask, BackendAway, NotOffered } from './ask.ts';

const Named = z.object({
  brand: z.string().optional(),
  brand_symbol: z.string().nullable().optional(),
  brand_color: z.string().nullable().optional(),
});

/** How the company calls itself, the address of its symbol and its colour; null: those of the design system. */
export interface Branded {
  brand: string;
  symbol: string | null;
  /** `#RRGGBB` */
  color: string | null;
}

/** The company’s name and look; the host of the site is its name while the backend doesn’t say. */
export async function brandedFrom(ask: Ask, { publicOrigin }: Pick<SiteConfig, 'publicOrigin'>): Promise<Branded> {
  const {
    brand,
    brand_symbol: symbol,
    brand_color: color,
  } = await ask('/my/api/config/', Named).catch((error: unknown): z.infer<typeof Named> => {
    if (error instanceof BackendAway || error instanceof NotOffered) return {};
    throw error;
  });
  return { brand: brand ?? new URL(publicOrigin).hostname, symbol: symbol ?? null, color: color ?? null };
}

/** The company’s name, as `brandedFrom` has it. */
export const brandFrom = async (ask: Ask, config: Pick<SiteConfig, 'publicOrigin'>): Promise<string> =>
  (await brandedFrom(ask, config)).brand;
