import type { z } from 'zod';
import type { Access } from './access.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call between site and backend. */
export interface Call {
  /** Its name in `calls` and in the OpenAPI document. */
  readonly id: string;
  readonly method: HttpMethod;
  /** With parameters as Fastify and the router write them: `/my/api/services/:id/`. */
  readonly path: string;
  /** What it does, in one line. */
  readonly summary: string;
  readonly tag: string;
  /** True: anonymous callers get a 401. */
  readonly session?: boolean;
  /** What it does with the account; every call with a session has one. `@hoster/domain` has the table of roles. */
  readonly access?: Access;
  /** Whether it's left out of the account’s activity, though it isn't a GET: drafts, previews, marks of what was read. */
  readonly quiet?: boolean;
  /** False for calls from other machines, which prove themselves otherwise. */
  readonly csrf?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Names in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Schema of the body by status; every documented answer that has a shape of its own. */
  readonly answer: Readonly<Record<number, z.ZodType>>;
  /** Further statuses: 400 answers `FieldErrors`, all others `ErrorDetail`. */
  readonly errors?: readonly number[];
}

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Write<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<C, Key extends string> = C extends Readonly<Record<Key, infer Schema>> ? Schema : undefined;

/** Path parameters of a call, parsed. */
export type ParamsOf<C extends Call> = Read<Part<C, 'params'>>;
/** Query of a call as a client writes it: fields with a default may be left out, and null leaves a field out. */
export type QueryInputOf<C extends Call> = {
  [Field in keyof Write<Part<C, 'query'>>]:
    | (Field extends keyof QueryOf<C> ? QueryOf<C>[Field] : never)
    | null
    | undefined;
};
/** Query of a call, parsed: defaults are filled in. */
export type QueryOf<C extends Call> = Read<Part<C, 'query'>>;
/** Headers of a call that have a meaning to it, parsed. */
export type HeadersOf<C extends Call> = Read<Part<C, 'headers'>>;
/** Body of a call as the server reads it: defaults are filled in. */
export type BodyOf<C extends Call> = Read<Part<C, 'body'>>;
/** Body of a call as a client writes it: fields with a default may be left out. */
export type BodyInputOf<C extends Call> = Write<Part<C, 'body'>>;
/** Body of the answer with this status. */
export type AnswerOf<C extends Call, Status extends keyof C['answer']> = Read<C['answer'][Status]>;
/** Body of the answer of a call that succeeds; never for a call whose success has the status 401. */
export type SuccessOf<C extends Call> = Read<C['answer'][keyof C['answer'] & (200 | 201)]>;
/** Every answer of a call as `{ status, body }`. */
export type AnyAnswerOf<C extends Call> = {
  [Status in keyof C['answer'] & number]: { status: Status; body: Read<C['answer'][Status]> };
}[keyof C['answer'] & number];

/** Declares a call and keeps the exact type of every part of it. */
export const call = <const C extends Call>(declaration: C): C => declaration;
