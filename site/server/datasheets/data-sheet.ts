import type { ServerChassisProps } from '@hoster/ui/server-chassis';
import type { Lang } from '../../src/i18n/languages.ts';

/** What a data sheet shows, in words and figures of its language. */
export interface DataSheet {
  lang: Lang;
  brand: string;
  /** The company’s own colour as `#RRGGBB`; null: that of the design system. */
  color: string | null;
  /** Whether the company has the symbol of the design system: any other may be a picture that a PDF can’t have. */
  hasSymbol: boolean;
  /** "Data sheet" */
  kind: string;
  /** "Dedicated server" */
  line: string;
  /** Name of the plan. */
  name: string;
  /** Whether it can be ordered. */
  availability: { text: string; isSoldOut: boolean };
  /** The figures that plans are compared by: at most four. */
  figures: readonly { name: string; value: string }[];
  groups: readonly SheetGroup[];
  front: SheetFront | null;
  prices: SheetPrices;
  places: SheetPlaces;
  /** Address of the plan’s page. */
  address: string;
  /** "3 December 2026" */
  date: string;
  /** The same day, ISO 8601. */
  day: string;
}

/** Specifications that belong together. */
export interface SheetGroup {
  title: string;
  rows: readonly SheetRow[];
}
export interface SheetRow {
  name: string;
  value: string;
}

/** The front of a server, as the pages draw it. */
export interface SheetFront extends Pick<ServerChassisProps, 'units' | 'bays' | 'disks'> {
  /** In words, for screen readers. */
  text: string;
  caption: string;
}

export interface SheetPrices {
  title: string;
  note: string;
  /** Names of the rows under the terms. */
  perMonth: string;
  total: string;
  discount: string;
  terms: readonly SheetTerm[];
  setup: SheetRow;
}
export interface SheetTerm {
  term: string;
  perMonth: string;
  total: string;
  discount: string;
}

export interface SheetPlaces {
  title: string;
  /** Of the map, for screen readers. */
  mapText: string;
  list: readonly SheetPlace[];
  /** "and 3 more", by the number of those that don't fit. */
  more: readonly string[];
}
export interface SheetPlace {
  city: string;
  /** Empty where the city says it. */
  country: string;
  /** "sold out", "+15%"; empty for none. */
  note: string;
  isOpen: boolean;
  /** Degrees east and north; null where they aren't known. */
  at: { lon: number; lat: number } | null;
}
