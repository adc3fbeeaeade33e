/**
 * Returns how long this process computes while it works, in milliseconds: what other processes take, and the pauses of a
 * busy machine, don't count.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
