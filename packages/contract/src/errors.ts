import { z } from 'zod';
import { ErrorCode } from './error-codes.ts';

/** Error texts of one field, or of the items or fields inside it; the shape mirrors the request. */
export type FieldErrorNode = string[] | FieldErrors | (FieldErrors | string[])[];

/** Body of a 400: texts by field, nested as the request was; `non_field_errors` for the whole. */
export interface FieldErrors {
  [field: string]: FieldErrorNode;
}
export const FieldErrors: z.ZodType<FieldErrors> = z.record(
  z.string(),
  z.union([
    z.array(z.string()),
    z.lazy(() => FieldErrors),
    z.array(z.union([z.lazy(() => FieldErrors), z.array(z.string())])),
  ]),
);

/** Body of 401, 403, 404, 405, 409, 429 and 5xx outside the auth calls. `detail` is in the caller's language. */
export const ErrorDetail = z.object({ detail: z.string(), code: ErrorCode.optional() });
export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** One part of a 206 that failed, with the answer that it would have given alone. */
export const PartialResponse = z.object({ name: z.string(), status: z.int(), data: z.unknown() });
export type PartialResponse = z.infer<typeof PartialResponse>;

/** 206: a composed answer in which some parts failed; in `data` those are null. */
export const PartialAnswer = <Data extends z.ZodType>(data: Data) =>
  z.object({ data, responses: z.array(PartialResponse) });
export type PartialAnswer<Data> = { data: Data; responses: PartialResponse[] };
