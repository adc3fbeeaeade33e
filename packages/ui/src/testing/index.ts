export { stubBrowser, type StubOptions } from './stub-browser.ts';
