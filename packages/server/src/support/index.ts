// The door of support: other areas import nothing past it.
export { readSupportMail, type SupportMailSettings } from './mail/config.ts';
export { supportMailModule } from './mail/module.ts';
