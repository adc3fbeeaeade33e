import type { DsTariff, VhTariff, VpsTariff } from '@hoster/contract';
import type { Ask } from '../catalogue/ask.ts';
import { readServer } from '../catalogue/dedicated.ts';
import type { LineItem } from '../catalogue/line.ts';
import { readVps } from '../catalogue/vps.ts';
import { readWebHosting } from '../catalogue/web-hosting.ts';

/** Lines whose plans have pages of their own. */
export const sheetLines = ['vps', 'web_hosting', 'dedicated'] as const;
export type SheetLine = (typeof sheetLines)[number];

/** A plan: as the catalogue has it, and as its line does. */
export type Plan = { item: LineItem } & (
  | { line: 'vps'; tariff: VpsTariff }
  | { line: 'web_hosting'; tariff: VhTariff }
  | { line: 'dedicated'; tariff: DsTariff }
);

/** A plan by the slug of its page. @throws NotOffered, or BackendAway */
export async function readPlan(ask: Ask, line: SheetLine, slug: string): Promise<Plan> {
  switch (line) {
    case 'vps':
      return { line, ...(await readVps(ask, slug)) };
    case 'web_hosting':
      return { line, ...(await readWebHosting(ask, slug)) };
    case 'dedicated':
      return { line, ...(await readServer(ask, slug)) };
  }
}
