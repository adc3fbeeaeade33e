import type { DsChoices } from '@hoster/contract';
import { findConfigurationProblems, fromCents, standardConfiguration, toCents } from '@hoster/domain';
import type { Language } from '../../../platform/http/index.ts';
import { type Catalogue, type DsCatalogue, type DsPlanRow, presentPeriods } from '../../../catalogue/index.ts';
import { configurationOf } from '../configuration.ts';

/** What a plan can be changed to for those who filter: RAM and drives, each alone in the plan as it is. */
export function choicesOf(
  row: DsPlanRow,
  parts: DsCatalogue,
  periods: Catalogue['periods'],
  language: Language,
): DsChoices {
  const terms = presentPeriods(periods).map(({ months, discount_percent: percent }) => ({
    months,
    discount_percent: percent,
  }));
  const offer = configurationOf(row, parts, language);
  if (!offer) return { memory: [], drives: [], credit: 0, terms };
  const standard = standardConfiguration(offer);
  const canBe = (change: Partial<typeof standard>) =>
    findConfigurationProblems(offer, { ...standard, ...change }).length === 0;
  const { cpu, memory, disks } = offer;
  return {
    memory: memory.options
      .filter(({ id }) => id !== memory.default)
      .flatMap(({ id, value, price }) => {
        const processors = cpu.options.find(({ count }) => canBe({ memory: id, cpu_count: count }));
        if (!processors) return [];
        const cpus = processors.count === standard.cpu_count ? null : processors.count;
        return [{ id, value, price: fromCents(toCents(price) + toCents(processors.price)), cpus }];
      }),
    drives: disks.options.flatMap(({ id, type, volume, price, max_count: most }) => {
      let max = most;
      while (max > 0 && !canBe({ disks: [{ option: id, count: max }] })) max -= 1;
      return max > 0 ? [{ id, type, volume, price, max }] : [];
    }),
    credit: fromCents(
      disks.default.reduce(
        (sum, { option, count }) => sum + toCents(disks.options.find(({ id }) => id === option)?.price ?? 0) * count,
        0,
      ),
    ),
    terms,
  };
}
