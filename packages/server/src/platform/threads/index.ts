// The door of platform/threads: other areas import nothing past it.
export { inThread } from './threads.ts';
