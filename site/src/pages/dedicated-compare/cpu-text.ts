import type { DsTariff } from '@hoster/contract';

interface Server {
  name: string;
  cpu_detail: Pick<DsTariff['cpu_detail'], 'count' | 'model'>;
}

/**
 * The CPUs of a server in a comparison. The column shows the server's name, so a model included in the name isn't
 * repeated.
 */
export function cpuText({ name, cpu_detail: { count, model } }: Server, clock: string): string {
  const cpus = count > 1 ? `${count} ×\u00a0${model}` : model;
  return name.includes(cpus) ? clock : `${cpus}, ${clock}`;
}
