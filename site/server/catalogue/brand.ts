import { z } from 'zod';
import type { SiteConfig } from '../config.ts';
import { type Ask, BackendAway, NotOffered } from './ask.ts';

const Named = z.object({ brand: z.string().optional() });

/** The company’s name; the host of the site while the backend doesn’t say. */
export async function brandFrom(ask: Ask, { publicOrigin }: Pick<SiteConfig, 'publicOrigin'>): Promise<string> {
  const { brand } = await ask('/my/api/config/', Named).catch((error: unknown): z.infer<typeof Named> => {
    if (error instanceof BackendAway || error instanceof NotOffered) return {};
    throw error;
  });
  return brand ?? new URL(publicOrigin).hostname;
}
