/** What a painter's process answers to a job. */
export type Answer = { drawn: Uint8Array } | { error: string };

/** Answers each job of the painter that started this process. */
export function answerJobs<Job>(draw: (job: Job) => Promise<Uint8Array>): void {
  process.on('message', (job: Job) => {
    draw(job).then(
      (drawn) => process.send?.({ drawn } satisfies Answer),
      (error: unknown) => process.send?.({ error: String(error) } satisfies Answer),
    );
  });
  process.on('disconnect', () => process.exit());
}
