// The door of platform/mail: other areas import nothing past it.
export { discardEmail, failedEmails, resendEmail } from './failed.ts';
export { emailsTo, emailTo, isRepeatable, isSecret, type LoggedEmail, sendAgain, shownText } from './log.ts';
export { mailboxOf } from './mailbox.ts';
export { type MailKind, mailKinds } from './kinds.ts';
export { mailModule } from './module.ts';
export { isReachable, mustBeReachable } from './reachable.ts';
export { type MailSamples, type SampleMail, type SampleScene, written, writeSample } from './samples.ts';
export { enqueueMail, type Mail } from './service.ts';
export { mailOutbox } from './tables.ts';
export { endMailPause, mayMailUninvited, uninvitedAllowance, uninvitedPauseSeconds } from './uninvited.ts';
