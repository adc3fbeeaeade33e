import type { BayForm, DsConfiguration, DsDiskOption } from '@hoster/contract';

type Chassis = Pick<DsConfiguration['chassis'], 'bays'>;
type Fitting = Pick<DsDiskOption, 'form'>;

/** Drives of one kind. */
export interface DiskGroup<Disk extends Fitting = DsDiskOption> {
  readonly option: Disk;
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
export interface BayPlan<Disk extends Fitting = DsDiskOption> {
  readonly placed: readonly { readonly bay: BayForm; readonly disks: readonly Disk[] }[];
  readonly left: number;
}

/** Puts drives into bays. Those that fit one form only go first, so that a plan is found whenever there is one. */
export function placeDisks<Disk extends Fitting>(chassis: Chassis, groups: readonly DiskGroup<Disk>[]): BayPlan<Disk> {
  const free = new Map<BayForm, number>();
  for (const { form, count } of chassis.bays) free.set(form, (free.get(form) ?? 0) + count);
  const placed = new Map<BayForm, Disk[]>();
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

/** The drive in each bay of a chassis, in the order of its bays; null for an empty one. */
export function fillBays<Disk extends Fitting>(chassis: Chassis, groups: readonly DiskGroup<Disk>[]): (Disk | null)[] {
  const waiting = new Map(placeDisks(chassis, groups).placed.map(({ bay, disks }) => [bay, disks.values()]));
  return chassis.bays.flatMap(({ form, count }) =>
    Array.from({ length: count }, () => waiting.get(form)?.next().value ?? null),
  );
}
