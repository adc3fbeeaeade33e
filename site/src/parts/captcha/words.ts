import { defineMessages } from 'react-intl';

export const captchaWords = defineMessages({
  wrong: {
    id: 'auth.captcha.wrong',
    defaultMessage: 'Incorrect captcha entered, try again',
    description: 'Toast when a form is sent whose captcha is not solved',
  },
  asking: {
    id: 'auth.captcha.asking',
    defaultMessage: 'This form uses a third-party captcha. Its provider will receive your IP address.',
    description: 'Above the button that loads a third-party captcha',
  },
  load: {
    id: 'auth.captcha.load',
    defaultMessage: 'Load captcha',
    description: 'Button that loads a third-party captcha',
  },
  working: {
    id: 'auth.captcha.working',
    defaultMessage: 'Verifying that you’re human. This takes a moment.',
    description: 'State of the captcha that works by itself',
  },
  solved: {
    id: 'auth.captcha.solved',
    defaultMessage: 'Verified.',
    description: 'State of the captcha that works by itself',
  },
  failed: {
    id: 'auth.captcha.failed',
    defaultMessage: 'We couldn’t verify that you’re human.',
    description: 'State of a captcha that could not be loaded or solved',
  },
  again: {
    id: 'auth.captcha.again',
    defaultMessage: 'Try again',
    description: 'Button under a captcha that failed',
  },
});
