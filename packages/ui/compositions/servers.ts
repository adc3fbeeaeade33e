/** The properties of a dedicated server that the filters use. */
interface Machine {
  /** EUR per month. */
  cost: number;
  disk: 'NVMe' | 'SSD' | 'HDD';
  country: 'de' | 'nl';
}

const machine = (cost: number, disk: Machine['disk'], country: Machine['country']): Machine => ({
  cost,
  disk,
  country,
});

export const servers: readonly Machine[] = [
  machine(39, 'HDD', 'nl'),
  machine(45, 'SSD', 'de'),
  machine(49, 'HDD', 'de'),
  machine(55, 'SSD', 'nl'),
  machine(62, 'NVMe', 'de'),
  machine(69, 'HDD', 'de'),
  machine(75, 'SSD', 'de'),
  machine(89, 'NVMe', 'nl'),
  machine(110, 'NVMe', 'de'),
  machine(149, 'HDD', 'nl'),
  machine(199, 'NVMe', 'nl'),
  machine(320, 'NVMe', 'de'),
];

/** Stops of the price slider. */
export const stops = [30, 40, 50, 60, 80, 100, 150, 200, 300, 400];
export const least = 30;
export const most = 400;

interface Wanted {
  price: readonly [number, number];
  /** An empty value matches any. */
  disks: readonly string[];
  /** An empty list matches any. */
  country: string;
}

export const fits = ({ cost, disk, country }: Machine, wanted: Wanted): boolean =>
  cost >= wanted.price[0] &&
  cost <= wanted.price[1] &&
  (wanted.disks.length === 0 || wanted.disks.includes(disk)) &&
  (wanted.country === '' || wanted.country === country);
