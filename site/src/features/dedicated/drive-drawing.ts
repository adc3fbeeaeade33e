/** Kinds of drives by the names of the catalogue, as `ServerChassis` calls them. */
export const chassisDrives = { NVMe: 'nvme', SSD: 'ssd', HDD: 'hdd' } as const;

/** A size in GB as it fits onto a drive: "960G", "1.9T". */
export const diskMark = (volume: number): string =>
  volume < 1000 ? `${volume}G` : `${Math.floor((volume / (volume % 1024 === 0 ? 1024 : 1000)) * 10) / 10}T`;
