import type { LineSettings, ProductLine } from '@hoster/contract';
import { settingsOf } from '../../platform/company/index.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { locations } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { Capabilities, Provider } from './provider.ts';

/** Makes a provider for a backend. */
export type ProviderFactory = (context: Context) => Provider;

declare module '../../platform/settings.ts' {
  interface Settings {
    /** Providers by id. Services store the id, so one that has built something must stay. */
    readonly providers: Readonly<Record<string, ProviderFactory>>;
    /** Ids of the providers for new services: by line and data centre (`vps@FRA1`), by line (`vps`), or `default`. */
    readonly providerOf: Readonly<Record<string, string>>;
    /** Short name of the shop in the marks of its objects, so that shops can share a provider. */
    readonly shopMark: string;
  }
}

const made = new WeakMap<Context, Map<string, Provider>>();

/** Returns a provider by its id. @throws Error for one that isn't configured */
export function providerById(context: Context, id: string): Provider {
  const known = made.get(context) ?? new Map<string, Provider>();
  made.set(context, known);
  const provider = known.get(id) ?? context.settings.providers[id]?.(context);
  if (!provider) throw new Error(`No provider "${id}" is configured.`);
  known.set(id, provider);
  return provider;
}

/**
 * Id of the provider of a service: the one that has it, else the one that gets new services of its line and place, as
 * staff have set it, or as the environment says.
 */
export function providerIdOf(
  { settings: { providerOf } }: Pick<Context, 'settings'>,
  lines: LineSettings | null,
  { kind, provider }: Pick<ServiceRow, 'kind' | 'provider'>,
  place: string | null,
): string {
  const chosen = provider ?? lines?.[kind].provider;
  return chosen ?? providerOf[`${kind}@${place}`] ?? providerOf[kind] ?? providerOf['default'] ?? 'sandbox';
}

/** Whether a new service of a line would only be simulated, in a place (null: of no place), or in all of them. */
export function isSimulated(
  { settings }: Pick<Context, 'settings'>,
  lines: LineSettings | null,
  line: ProductLine,
  place?: string | null,
): boolean {
  const named = Object.keys(settings.providerOf).flatMap((key) =>
    key.startsWith(`${line}@`) ? [key.slice(line.length + 1)] : [],
  );
  const places = place === undefined ? [null, ...named] : [place];
  return places.every((one) => providerIdOf({ settings }, lines, { kind: line, provider: null }, one) === 'sandbox');
}

/** Short code of the data centre of a service; null for one that isn't in one place. */
export async function placeOf(
  { db }: Pick<Context, 'db'>,
  { locationId }: Pick<ServiceRow, 'locationId'>,
): Promise<string | null> {
  if (locationId === null) return null;
  const [row] = await db.select().from(locations).where(eq(locations.id, locationId));
  return row ? (row.datacenter ?? row.slug) : null;
}

/** Provider of a service, and the place that it’s asked for. */
export async function builderOf(
  context: Context,
  service: Pick<ServiceRow, 'kind' | 'locationId' | 'provider'>,
): Promise<{ readonly place: string | null; readonly providerId: string }> {
  const place = await placeOf(context, service);
  const lines = service.provider === null ? await settingsOf(context.db, 'lines') : null;
  return { place, providerId: providerIdOf(context, lines, service, place) };
}

/** What the provider of a service can do. */
export async function capabilitiesOf(
  context: Context,
  service: Pick<ServiceRow, 'kind' | 'locationId' | 'provider'>,
): Promise<Capabilities> {
  const { place, providerId } = await builderOf(context, service);
  return providerById(context, providerId).capabilities(service.kind, place);
}

/** Our name for the object of a service at its provider. */
export const markOf = ({ settings }: Pick<Context, 'settings'>, id: number): string => `h-${settings.shopMark}-${id}`;
