import type { Landing } from '@hoster/contract';
import type { AppContext } from '../app-context.tsx';

/** Addresses of the VPS pages by country code, without their long texts; empty when they cannot be had. */
export async function landingLinks({ request }: AppContext): Promise<Record<string, string>> {
  const landings = await request<Landing[]>('/my/api/vps-location-landings/', { rethrow: false });
  return Object.fromEntries((landings ?? []).map(({ country_code: country, url }) => [country, url]));
}
