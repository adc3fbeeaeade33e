import type { JobName } from '../../platform/jobs/index.ts';

/** Carries out the open operations of a service. */
export const operateName: JobName<{ serviceId: number }> = { name: 'service.operate' };
