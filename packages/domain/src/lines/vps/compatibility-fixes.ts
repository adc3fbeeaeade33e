import type { VpsConfiguration } from '@hoster/contract';
import { findProblems, type CompatibilityChoice, type ProblemCode, type ProblemFound } from './compatibility.ts';
import { euroCents, type EuroCents } from '../../money/money.ts';
import { monthlyPrice } from '../../money/pricing.ts';
import { byId, type VpsChoice } from './choice.ts';
import { clampConfiguration } from './limits.ts';
import { vpsPricing, type VpsPriceData } from './pricing.ts';

/** A way out of a problem by changing one thing. */
export interface Fix {
  kind: 'frequency' | 'control_panel' | 'location' | 'configuration' | 'os' | 'disk_image' | 'tariff';
  /** Id or value to change to; null takes the thing away. */
  value: number | string | VpsConfiguration | null;
  /** Put over the choice, it makes the change. */
  change: Partial<CompatibilityChoice>;
  /** What it adds to the net price of a month, EUR cents; negative when cheaper. */
  perMonthCents: EuroCents;
}

export interface Problem extends ProblemFound {
  /** The nearest way out of each kind, the least change first and of equal ones the cheapest. */
  fixes: Fix[];
}

/** How much each kind of fix changes about what the buyer wanted. */
const weight: Record<Fix['kind'], number> = {
  frequency: 1,
  control_panel: 2,
  configuration: 3,
  location: 3,
  tariff: 3,
  disk_image: 4,
  os: 4,
};

interface Candidate {
  kind: Fix['kind'];
  value: Fix['value'];
  change: Partial<CompatibilityChoice>;
  /** How far it is from what was chosen, among its kind. */
  distance: number;
}

function* frequencies({ frequencies: all }: VpsPriceData, choice: CompatibilityChoice): Generator<Candidate> {
  if (choice.frequency === null) return;
  const wanted = Number(choice.frequency);
  for (const { value, ghz } of all)
    yield { kind: 'frequency', value, change: { frequency: value }, distance: Math.abs(ghz - wanted) };
  yield { kind: 'frequency', value: null, change: { frequency: null }, distance: 100 };
}

function* panels(data: VpsPriceData, choice: CompatibilityChoice): Generator<Candidate> {
  if (choice.control_panel === null) return;
  const name = byId(data.control_panels, choice.control_panel)?.name;
  for (const panel of data.control_panels) {
    const distance = panel.name === name ? 0 : 1;
    yield { kind: 'control_panel', value: panel.id, change: { control_panel: panel.id }, distance };
  }
  yield { kind: 'control_panel', value: null, change: { control_panel: null }, distance: 2 };
}

function* places({ locations }: VpsPriceData, choice: CompatibilityChoice): Generator<Candidate> {
  const country = byId(locations, choice.location)?.country_code;
  for (const { id, country_code } of locations) {
    const distance = country_code === country ? 0 : 1;
    yield { kind: 'location', value: id, change: { location: id }, distance };
  }
}

function* systems(data: VpsPriceData, choice: CompatibilityChoice): Generator<Candidate> {
  const image = byId(data.disk_images, choice.disk_image);
  const chosen = byId(data.os, image ? image.os : choice.os);
  for (const os of data.os) {
    const distance = os.name === chosen?.name ? 0 : os.family === chosen?.family ? 1 : 2;
    yield { kind: 'os', value: os.id, change: { os: os.id, disk_image: null }, distance };
  }
  if (choice.disk_image !== null)
    for (const { id, kind } of data.disk_images) {
      const distance = kind === image?.kind ? 0 : 1;
      yield { kind: 'disk_image', value: id, change: { os: null, disk_image: id }, distance };
    }
}

/** Sizes that everything chosen fits into, grown from those chosen. */
function grown(data: VpsPriceData, choice: CompatibilityChoice, from: VpsConfiguration): VpsConfiguration {
  const image = byId(data.disk_images, choice.disk_image);
  const os = byId(data.os, image ? image.os : choice.os);
  const panel = byId(data.control_panels, choice.control_panel);
  const needs = [os, image, panel].filter((need) => need !== undefined);
  return clampConfiguration(
    {
      cpu_count: Math.max(from.cpu_count, os?.min_cpu ?? 0),
      ram_size: Math.max(from.ram_size, ...needs.map((need) => need.min_ram)),
      disk_size: Math.max(from.disk_size, ...needs.map((need) => need.min_disk)),
    },
    'ram_size',
  );
}

function* sizes(data: VpsPriceData, choice: CompatibilityChoice): Generator<Candidate> {
  if (choice.configuration) {
    for (const from of [choice.configuration, clampConfiguration(choice.configuration)]) {
      const value = grown(data, choice, from);
      yield { kind: 'configuration', value, change: { tariff: null, configuration: value }, distance: 0 };
    }
    return;
  }
  const chosen = byId(data.tariffs, choice.tariff);
  for (const plan of data.tariffs) {
    // A smaller plan is farther away than any larger one: it takes something from the buyer.
    const smaller = chosen && (plan.ram_size < chosen.ram_size || plan.disk_size < chosen.disk_size) ? 1000 : 0;
    const distance = smaller + Math.abs(plan.position - (chosen?.position ?? 0));
    yield { kind: 'tariff', value: plan.id, change: { tariff: plan.id, configuration: null }, distance };
  }
}

const sources = [frequencies, panels, places, sizes, systems];

const monthly = (data: VpsPriceData, choice: VpsChoice) => monthlyPrice(vpsPricing(data, choice));

/**
 * What about a choice cannot be, and the nearest ways out. A fix removes its problem, and brings a new one only where
 * every way does (the one free place has another clock speed): better a step on than a dead end. Pass the locations that
 * this visitor may see.
 */
export function explainProblems(data: VpsPriceData, choice: VpsChoice): Problem[] {
  const found = findProblems(data, choice);
  if (found.length === 0) return [];
  const present = new Set<ProblemCode>(found.map(({ code }) => code));
  const before = monthly(data, choice);

  const outcomes = sources.flatMap((source) =>
    [...source(data, choice)].map((candidate) => {
      const changed = { ...choice, ...candidate.change };
      const left = new Set(findProblems(data, changed).map(({ code }) => code));
      const brought = [...left].filter((code) => !present.has(code)).length;
      return { candidate, left, brought, perMonthCents: euroCents(monthly(data, changed) - before) };
    }),
  );

  return found.map((problem) => {
    const ways = outcomes.filter(({ left }) => !left.has(problem.code));
    const fewest = Math.min(...ways.map(({ brought }) => brought));
    const nearest = new Map<Fix['kind'], (typeof outcomes)[number]>();
    for (const outcome of ways) {
      if (outcome.brought > fewest) continue;
      const { kind, distance } = outcome.candidate;
      const best = nearest.get(kind);
      const order = best ? distance - best.candidate.distance || outcome.perMonthCents - best.perMonthCents : -1;
      if (order < 0) nearest.set(kind, outcome);
    }
    const fixes = [...nearest.values()]
      .toSorted((a, b) => weight[a.candidate.kind] - weight[b.candidate.kind] || a.perMonthCents - b.perMonthCents)
      .map(({ candidate: { kind, value, change }, perMonthCents }) => ({ kind, value, change, perMonthCents }));
    return { ...problem, fixes };
  });
}

/** The choice after a fix. */
export function applyFix(choice: VpsChoice, fix: Fix): VpsChoice {
  return { ...choice, ...fix.change };
}
