// The door of platform/jobs: other areas import nothing past it.
export { dueById, type DueJob, type Job, type JobName } from './job.ts';
export { jobsModule } from './module.ts';
export { jobsOf } from './of-context.ts';
export { everyHour, regularly } from './regularly.ts';
