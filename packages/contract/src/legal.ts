import { z } from 'zod';
import { CalendarDate, Html, Slug } from './common.ts';

/** A version of a legal document; `version` is the day from which it applies. */
export const LegalVersion = z.object({
  version: CalendarDate,
  /** What changed against the version before; null for the first one. */
  changes: z.string().nullable(),
});
export type LegalVersion = z.infer<typeof LegalVersion>;

/** A legal document as one version has it, with the company that sells to the visitor filled in. */
export const LegalDocument = z.object({
  slug: Slug,
  title: z.string(),
  /** What the document governs. */
  summary: z.string(),
  version: CalendarDate,
  /** Day from which the version applies. */
  effective: CalendarDate,
  /** Whether this version is in force. */
  is_current: z.boolean(),
  /** Newest first, versions that don't apply yet among them. */
  versions: z.array(LegalVersion),
  body: Html,
  /** Sections of the body, by the ids of their headings. */
  toc: z.array(z.object({ id: z.string(), level: z.union([z.literal(2), z.literal(3)]), title: z.string() })),
  /** What differs from the version asked for by `compare`, as `ins` and `del`; empty: nothing. Null when none was asked for. */
  diff: Html.nullable(),
  /** The older version of the comparison: of the two asked for, the newer one is shown. */
  compared: CalendarDate.nullable(),
  /** Whether the text is an example, as in a demo. */
  is_sample: z.boolean().optional(),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

/** Versions by name; one that doesn't exist is not found. Empty, as a form sends them: the one in force, and no comparison. */
export const LegalQuery = z.object({ version: z.string().optional(), compare: z.string().optional() });
export type LegalQuery = z.infer<typeof LegalQuery>;
