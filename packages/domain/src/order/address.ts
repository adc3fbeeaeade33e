import type { OrderBody } from '@hoster/contract';

/** In an address, says "none" where the default has something. */
export const none = 'none';

const nameMaxLength = 63;
const projectMaxLength = 64;
const promoMaxLength = 64;
/** More than any order may have; what is above is as wrong as this. */
const countMax = 999;

/** What the choices of all product lines have in common, by the names of the order body. */
export type CommonChoice = Pick<
  OrderBody,
  'rent_period' | 'count' | 'name' | 'project' | 'project_name' | 'promo_code'
>;
/** The same for lines whose services are in a datacenter. */
export type PlacedChoice = CommonChoice & { readonly location: number };

type Value = string | number | null | undefined;

/** Writes a parameter when it differs from the default. */
export type Put<Name extends string> = (name: Name, value: Value, standard: Value) => void;

/** Parameters that the addresses of all lines have. */
export interface CommonQuery {
  period?: string | undefined;
  count?: string | undefined;
  name?: string | undefined;
  promo_code?: string | undefined;
  project?: string | undefined;
  project_name?: string | undefined;
}

/** @param query is written to */
export const putInto =
  <Name extends string>(query: URLSearchParams): Put<Name> =>
  (name, value, standard) => {
    if (value !== standard) query.set(name, String(value ?? none));
  };

/** Term, number and name of the items. */
export function writeItems(put: Put<'period' | 'count' | 'name'>, choice: CommonChoice, defaults: CommonChoice): void {
  put('period', choice.rent_period, defaults.rent_period);
  put('count', choice.count, defaults.count);
  put('name', choice.name ?? '', defaults.name ?? '');
}

/** The project, existing or new. */
export function writeProject(query: URLSearchParams, choice: CommonChoice, defaults: CommonChoice): void {
  if (choice.project_name !== undefined) putInto(query)('project_name', choice.project_name, defaults.project_name);
  else if (choice.project !== defaults.project || defaults.project_name !== undefined)
    query.set('project', String(choice.project ?? none));
}

/** What all lines have of a choice, but for the location. */
export function writeCommon(query: URLSearchParams, choice: CommonChoice, defaults: CommonChoice): void {
  const put = putInto<keyof CommonQuery>(query);
  writeItems(put, choice, defaults);
  put('promo_code', choice.promo_code ?? '', defaults.promo_code ?? '');
  writeProject(query, choice, defaults);
}

/** Names of the parameters of `writeCommon`, for `namedIn`. */
export const commonParameters = { period: 0, count: 0, name: 0, promo_code: 0, project: 0, project_name: 0 } as const;

/**
 * Reads what all lines have from the query of an address. What is missing, unknown or malformed takes the default; ids
 * that no longer exist are left for the rules to name.
 */
export function readCommon(query: CommonQuery, defaults: CommonChoice): CommonChoice {
  const name = readText(query.name, nameMaxLength, defaults.name);
  const promo = readText(query.promo_code, promoMaxLength, defaults.promo_code);
  return {
    ...readProject(query, defaults),
    ...(name !== undefined && { name }),
    ...(promo !== undefined && { promo_code: promo }),
    rent_period: readNumber(query.period, 3) ?? defaults.rent_period,
    count: Math.min(readNumber(query.count) ?? defaults.count, countMax),
  };
}

function readProject(query: CommonQuery, defaults: CommonChoice): Pick<CommonChoice, 'project' | 'project_name'> {
  const name = readText(query.project_name, projectMaxLength, undefined);
  const project = readNumber(query.project);
  if (name !== undefined) return { project_name: name };
  if (project !== undefined) return { project };
  if (query.project === none) return {};
  if (defaults.project_name !== undefined) return { project_name: defaults.project_name };
  return defaults.project === undefined ? {} : { project: defaults.project };
}

/**
 * A whole number of at least 1 without sign or leading zero; undefined for anything else. The digits are few, so that no
 * address can ask for a price that does not fit a number.
 */
export function readNumber(text: string | undefined, digits = 9): number | undefined {
  return text !== undefined && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

function readText(text: string | undefined, maxLength: number, standard: string | undefined): string | undefined {
  if (text === undefined) return standard;
  const value = text.trim();
  if (value.length > maxLength) return standard;
  return value === '' ? undefined : value;
}

/** The query as an address takes it, with its question mark; empty for an empty one. */
export function orderSearch(query: Readonly<Record<string, string | undefined>>): string {
  const text = String(
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
  return text && `?${text}`;
}

/** Parameters of a query by the names that a line knows. */
export const namedIn = <Name extends string>(
  search: URLSearchParams,
  names: Readonly<Record<Name, 0>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.keys(names).flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])),
  ) as Partial<Record<Name, string>>;
