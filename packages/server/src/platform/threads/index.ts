// The door of platform/threads: other areas import nothing past it.
export { inThread, openThreads } from './threads.ts';
