import type { AuthErrorCode, calls, ErrorCode, Language } from '@hoster/contract';
import { typographed } from '@hoster/domain/text/typography';
import type { ApiDocument, ApiOperation, ApiSchema } from './document.ts';
import { SchemaReader, type ApiField } from './fields.ts';

/** A line of the list of calls. */
export interface ApiCallLine {
  id: string;
  method: string;
  path: string;
  summary: string;
}

/** Calls with one tag. */
export interface ApiGroup {
  /** The tag, and its name in addresses. */
  tag: string;
  slug: string;
  calls: ApiCallLine[];
}

/** Details of a call in the reference. */
export interface ApiCall extends ApiCallLine {
  /** Whether somebody must be signed in, and whether the CSRF header is needed, where no token is sent. */
  session: boolean;
  csrf: boolean;
  /** Scope of the tokens that can make it; null: none can. */
  scope: string | null;
  parameters: (ApiField & { place: 'path' | 'query' | 'header'; example: string })[];
  body: { type: string; fields: ApiField[]; example: unknown } | null;
  answers: { status: string; type: string; fields: ApiField[] }[];
}

/** For staff, probes and the mock services. */
const INTERNAL_TAGS = ['Staff', 'Operations'] as const;
/** Calls that only the site's own pages need. */
const INTERNAL_CALLS = [
  'getRecaptchaContext',
  'getCaptchaChallenge',
  'getMenuContext',
  'getHomeContext',
  'getPageContext',
  'getClients',
  'putLanguage',
  'postEmailPromo',
  'postPartnerVisit',
  'postBankCallback',
  'getOrderDraft',
  'putOrderDraft',
  'getInvitation',
  'getInvoiceRecipientOffer',
  'postInvoiceRecipientConfirmation',
  'deleteInvoiceRecipientByKey',
  'getTicketParticipation',
  'deleteTicketParticipation',
] as const;

type Calls = typeof calls;
type InternalCall =
  | (typeof INTERNAL_CALLS)[number]
  | {
      [Id in keyof Calls]: Calls[Id]['tag'] extends (typeof INTERNAL_TAGS)[number] ? Id : never;
    }[keyof Calls];

/** What the reference shows of the document, in another language. */
export interface ReferenceTexts {
  /** Summaries of the calls. */
  calls: Readonly<Record<Exclude<keyof Calls, InternalCall>, string>>;
  errorCodes: Readonly<Record<ErrorCode, string>>;
  authErrorCodes: Readonly<Record<AuthErrorCode, string>>;
}

const isOneOf = (list: readonly string[], one: string): boolean => list.includes(one);

const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

interface Found extends ApiCallLine {
  operation: ApiOperation;
}

function publicCalls({ paths }: ApiDocument, withVpn: boolean): Map<string, Found[]> {
  const groups = new Map<string, Found[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags;
      const { operationId: id, summary } = operation;
      if (isOneOf(INTERNAL_TAGS, tag) || isOneOf(INTERNAL_CALLS, id) || (tag === 'VPN' && !withVpn)) continue;
      const list = groups.get(tag) ?? [];
      list.push({ id, method: method.toUpperCase(), path, summary, operation });
      groups.set(tag, list);
    }
  }
  return groups;
}

/** The calls that customers need, by tag. */
export const apiGroups = (document: ApiDocument, withVpn: boolean): ApiGroup[] =>
  [...publicCalls(document, withVpn)].map(([tag, calls]) => ({
    tag,
    slug: slugOf(tag),
    calls: calls.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  }));

/** The calls of a group in detail; null when there is no such group. */
export function apiCalls(document: ApiDocument, withVpn: boolean, slug: string): ApiCall[] | null {
  const reader = new SchemaReader(document);
  const group = [...publicCalls(document, withVpn)].find(([tag]) => slugOf(tag) === slug);
  return group?.[1].map((call) => detailed(call, reader)) ?? null;
}

function detailed({ operation, ...line }: Found, reader: SchemaReader): ApiCall {
  const needs = operation.security.find((one) => !('token' in one)) ?? {};
  const scopes = operation.security.find((one) => 'token' in one)?.['token'];
  const body = operation.requestBody?.content['application/json'].schema;
  return {
    ...line,
    session: 'session' in needs,
    csrf: 'csrf' in needs,
    scope: Array.isArray(scopes) && typeof scopes[0] === 'string' ? scopes[0] : null,
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
      name,
      place,
      required,
      type: reader.type(schema),
      limits: reader.limits(schema),
      fields: [],
      example: String(reader.example(schema)),
    })),
    body: body ? { type: reader.type(body), fields: reader.fields(body), example: reader.example(body) } : null,
    answers: Object.entries(operation.responses).map(([status, { content }]) => {
      const { schema } = content['application/json'];
      // Errors have the same format everywhere; the page describes it once.
      return { status, type: reader.type(schema), fields: Number(status) < 300 ? reader.fields(schema) : [] };
    }),
  };
}

/** A code of an error with its meaning. */
export interface ApiErrorCode {
  code: string;
  meaning: string;
}

const codesIn = ({ components }: ApiDocument, schema: string): ApiErrorCode[] =>
  (components.schemas[schema]?.anyOf ?? []).flatMap(({ const: code, description = '' }) =>
    typeof code === 'string' ? [{ code, meaning: description }] : [],
  );

/** The codes of errors: `codes` of all calls but those of sign-in, `authCodes` of these. */
export const errorCodes = (document: ApiDocument): { codes: ApiErrorCode[]; authCodes: ApiErrorCode[] } => ({
  codes: codesIn(document, 'ErrorCode'),
  authCodes: codesIn(document, 'AuthErrorCode'),
});

function withMeanings(schema: ApiSchema, meanings: Readonly<Record<string, string>>, language: Language): ApiSchema {
  const anyOf = schema.anyOf?.map((one) => {
    const meaning = meanings[String(one.const)];
    return meaning === undefined ? one : { ...one, description: typographed(meaning, language) };
  });
  return { ...schema, ...(anyOf && { anyOf }) };
}

/**
 * The document with texts in another language. What only another backend has keeps its original text.
 */
export function withTexts(document: ApiDocument, texts: ReferenceTexts, language: Language): ApiDocument {
  const { ErrorCode: codes, AuthErrorCode: authCodes, ...schemas } = document.components.schemas;
  const components = {
    schemas: {
      ...schemas,
      ...(codes && { ErrorCode: withMeanings(codes, texts.errorCodes, language) }),
      ...(authCodes && { AuthErrorCode: withMeanings(authCodes, texts.authErrorCodes, language) }),
    },
  };
  return { ...document, components, paths: withSummaries(document.paths, texts.calls, language) };
}

function withSummaries(
  paths: ApiDocument['paths'],
  summaries: ReferenceTexts['calls'],
  language: Language,
): ApiDocument['paths'] {
  const texts = new Map(Object.entries(summaries));
  const translated = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        { ...operation, summary: typographed(texts.get(operation.operationId) ?? operation.summary, language) },
      ]),
    ),
  ]);
  return Object.fromEntries(translated) as ApiDocument['paths'];
}

/** Groups with calls that contain all words of a search, with those calls. */
export function searchGroups(groups: readonly ApiGroup[], search: string): ApiGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const calls = group.calls.filter(({ id, method, path, summary }) => {
      const text = `${group.tag} ${id} ${method} ${path} ${summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return calls.length > 0 ? [{ ...group, calls }] : [];
  });
}
