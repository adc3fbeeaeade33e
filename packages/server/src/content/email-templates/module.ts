import { defineMessages } from '@formatjs/intl';
import { calls, type EmailPreview, type EmailTemplate, type Language, MailArea } from '@hoster/contract';
import { translate, translator } from '../../i18n/translate.ts';
import { noteDetails, requireViewer } from '../../identity/index.ts';
import { consumeLimit, notFound, route, tooMany } from '../../platform/http/index.ts';
import type { Context, Module } from '../../platform/index.ts';
import {
  enqueueMail,
  type MailKind,
  mailKinds,
  mustBeReachable,
  type SampleMail,
  writeSample,
} from '../../platform/mail/index.ts';

/** Tests that somebody of the staff sends to themselves. */
const rate = { times: 20, seconds: 600 } as const;

const texts = defineMessages({
  test: {
    id: 'content.email-templates.test',
    defaultMessage: '[Test] {subject}',
    description: 'Subject of an email that staff send to themselves to see what it’s like',
  },
});

const kinds: readonly { readonly area: MailArea; readonly kind: MailKind }[] = MailArea.options.flatMap((area) =>
  mailKinds[area].map((kind) => ({ area, kind })),
);

/** Emails that the shop sends, with invented data, for staff. */
export const emailTemplatesModule: Module = {
  name: 'email-templates',
  routes: (app) => {
    const context = app.hoster;

    route(app, calls.getEmailTemplates, async ({ request }) =>
      kinds.flatMap(({ kind }) => templateOf(context, kind, request.language) ?? []),
    );

    route(app, calls.getEmailPreview, async ({ params, query, request }): Promise<EmailPreview> => {
      const template = mustHave(templateOf(context, params.kind, request.language));
      const { invoice, language, subject, text } = await sampleOf(context, template.kind, query.language);
      const { email } = await requireViewer(request);
      return { ...template, language, subject, text, attachment: invoice, test_recipient: email };
    });

    route(app, calls.postEmailTest, async ({ body, params, request }) => {
      const { kind } = mustHave(templateOf(context, params.kind, request.language));
      const { email, userId } = await requireViewer(request);
      mustBeReachable(context.settings, email);
      const limited = { ...rate, action: 'test email', subject: `user ${userId}` };
      if (!(await consumeLimit(context, limited))) throw tooMany(rate.seconds);
      const { html, language, subject, text } = await sampleOf(context, kind, body.language);
      await enqueueMail(context.db, {
        kind,
        to: email,
        language,
        subject: translate(language, texts.test, { subject }),
        text,
        ...(html !== null && { html }),
      });
      noteDetails(request, { after: { language } });
      return { recipient: email };
    });
  },
};

/** A kind of email in the reader's language; undefined for none of that name. */
function templateOf(
  { mailSamples }: Context,
  name: string,
  language: Language,
): (EmailTemplate & { kind: MailKind }) | undefined {
  const known = kinds.find(({ kind }) => kind === name);
  const title = known && mailSamples[known.kind]?.title;
  return title && { ...known, title: translator(language)(title) };
}

const sampleOf = async (context: Context, kind: MailKind, language: Language): Promise<SampleMail> =>
  mustHave(await writeSample(context, kind, language));

/** @throws AppError 404 for nothing */
function mustHave<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFound();
  return found;
}
