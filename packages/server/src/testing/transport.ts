import nodemailer from 'nodemailer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message.js';

/** A mail server that keeps what it takes. @param refuses the error with which it answers everything */
export function keepingTransport(refuses: Error | null = null) {
  const sent: MailMessage['data'][] = [];
  const transport = nodemailer.createTransport({
    name: 'kept',
    version: '1',
    send: ({ data, message }, done) => {
      if (refuses === null) sent.push(data);
      done(refuses, { envelope: message.getEnvelope(), messageId: message.messageId() });
    },
  });
  return { sent, transport };
}
