import type { ConsentPurpose } from '@hoster/domain/visitor/consent';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const consentWords = defineMessages({
  title: { id: 'consent.title', defaultMessage: 'Cookies', description: 'Name of the cookie banner’s region' },
  text: {
    id: 'consent.text',
    defaultMessage: 'Necessary cookies make this site work. We use optional ones only if you agree.',
    description: 'Text of the cookie banner',
  },
  refuse: { id: 'consent.refuse', defaultMessage: 'Reject all', description: 'Button: no optional cookies' },
  accept: { id: 'consent.accept', defaultMessage: 'Accept all', description: 'Button: all optional cookies' },
  choose: { id: 'consent.choose', defaultMessage: 'Customise', description: 'Button: shows the kinds of cookies' },
  save: { id: 'consent.save', defaultMessage: 'Save choices', description: 'Button below the kinds of cookies' },
  purposes: {
    id: 'consent.purposes',
    defaultMessage: 'Optional cookies and services',
    description: 'Legend of the checkboxes of cookie kinds',
  },
});

/** Name of each purpose and its description in a sentence. */
export const purposeWords: Readonly<Record<ConsentPurpose, { label: MessageDescriptor; hint: MessageDescriptor }>> = {
  marketing: defineMessages({
    label: { id: 'consent.marketing', defaultMessage: 'Marketing', description: 'Kind of cookies' },
    hint: {
      id: 'consent.marketing-hint',
      defaultMessage:
        'Remembers the partner link, campaign or ad that brought you here and stores it with your order. When you sign up, the partner is stored with your account.',
      description: 'What marketing cookies do',
    },
  }),
  analytics: defineMessages({
    label: { id: 'consent.analytics', defaultMessage: 'Analytics', description: 'Kind of cookies' },
    hint: {
      id: 'consent.analytics-hint',
      defaultMessage: 'Tells us which products are viewed and ordered, without names or comments.',
      description: 'What analytics does',
    },
  }),
  captcha: defineMessages({
    label: { id: 'consent.captcha', defaultMessage: 'Spam protection', description: 'Kind of outside service' },
    hint: {
      id: 'consent.captcha-hint',
      defaultMessage:
        'Loads a third-party captcha in public forms. Its provider receives your IP address and may set cookies.',
      description: 'What the captcha of another company means',
    },
  }),
  chat: defineMessages({
    label: { id: 'consent.chat', defaultMessage: 'Live chat', description: 'Kind of outside service' },
    hint: {
      id: 'consent.chat-hint',
      defaultMessage:
        'Loads a third-party chat when you start one. Its provider receives your IP address and may set cookies.',
      description: 'What the chat of another company means',
    },
  }),
};
