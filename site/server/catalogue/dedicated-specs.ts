import type { CatalogueSpecs, DsTariff } from '@hoster/contract';

/** The hardware of a dedicated server by name and unit. Cores and threads are those of all processors. */
export function dedicatedSpecs(server: DsTariff): CatalogueSpecs {
  const { cpu_detail: cpu, memory_with_units: memory, disks, raid, availability } = server;
  return {
    cpu_model: `${cpu.vendor} ${cpu.model}`,
    cpu_sockets: cpu.count,
    cpu_count: cpu.cores,
    cpu_threads: cpu.threads,
    cpu_ghz: cpu.frequency,
    ...(cpu.boost_frequency !== null && { cpu_boost_ghz: cpu.boost_frequency }),
    ram_gb: memory.value,
    ...(memory.max_value !== null && { ram_max_gb: memory.max_value }),
    ram_type: memory.type,
    ram_ecc: memory.ecc,
    disk_gb: disks.reduce((sum, { volume, count }) => sum + volume * count, 0),
    disk_type: [...new Set(disks.map(({ type }) => type))].join(', '),
    disks: disks.map(({ count, name }) => `${count} × ${name}`).join(', '),
    raid: raid.name ?? raid.kind,
    port_mbps: server.port_mbps,
    ...(server.guaranteed_mbps !== null && { guaranteed_mbps: server.guaranteed_mbps }),
    traffic_tb: server.traffic,
    ipv4_count: server.ipv4_count,
    ...(server.ipv6_prefix !== null && { ipv6_prefix: server.ipv6_prefix }),
    ...(availability.delivery_hours !== null && { delivery_hours: availability.delivery_hours }),
    is_configurable: server.is_configurable,
  };
}
