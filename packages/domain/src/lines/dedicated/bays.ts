import type { BayForm, DsConfiguration, DsDiskOption } from '@hoster/contract';

/** Drives of one kind. */
export interface DiskGroup {
  readonly option: DsDiskOption;
  readonly count: number;
}

/** Which bays take a drive, the tightest first: 2.5″ drives fit all but M.2, with an adapter. */
const bayForms: Readonly<Record<BayForm, readonly BayForm[]>> = {
  'M.2': ['M.2'],
  'U.2': ['U.2'],
  '3.5': ['3.5'],
  '2.5': ['2.5', '3.5', 'U.2'],
};

/** The drives of each bay form once all are put in, and how many have no bay. */
export interface BayPlan {
  readonly placed: readonly { readonly bay: BayForm; readonly disks: readonly DsDiskOption[] }[];
  readonly left: number;
}

/** Puts drives into bays. Those that fit one form only go first, so that a plan is found whenever there is one. */
export function placeDisks(chassis: Pick<DsConfiguration['chassis'], 'bays'>, groups: readonly DiskGroup[]): BayPlan {
  const free = new Map<BayForm, number>();
  for (const { form, count } of chassis.bays) free.set(form, (free.get(form) ?? 0) + count);
  const placed = new Map<BayForm, DsDiskOption[]>();
  let left = 0;
  const choosiest = groups.toSorted((a, b) => bayForms[a.option.form].length - bayForms[b.option.form].length);
  for (const { option, count } of choosiest)
    for (let index = 0; index < count; index += 1) {
      const bay = bayForms[option.form].find((form) => (free.get(form) ?? 0) > 0);
      if (bay === undefined) left += 1;
      else {
        free.set(bay, (free.get(bay) ?? 0) - 1);
        placed.set(bay, [...(placed.get(bay) ?? []), option]);
      }
    }
  return { placed: [...placed].map(([bay, disks]) => ({ bay, disks })), left };
}
