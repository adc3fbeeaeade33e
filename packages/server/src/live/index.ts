// The door of live: other areas import nothing past it.
export { liveModule } from './module.ts';
