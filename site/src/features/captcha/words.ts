import { defineMessages } from 'react-intl';

export const captchaWords = defineMessages({
  wrong: {
    id: 'auth.captcha.wrong',
    defaultMessage: 'Incorrect captcha entered, try again',
    description: 'Toast when a form is sent whose captcha is not solved',
  },
  working: {
    id: 'auth.captcha.working',
    defaultMessage: 'Checking that you are a person. This takes a moment.',
    description: 'State of the captcha that works by itself',
  },
  solved: {
    id: 'auth.captcha.solved',
    defaultMessage: 'Checked: you are a person.',
    description: 'State of the captcha that works by itself',
  },
  failed: {
    id: 'auth.captcha.failed',
    defaultMessage: 'The check that you are a person did not work.',
    description: 'State of a captcha that could not be loaded or solved',
  },
  again: {
    id: 'auth.captcha.again',
    defaultMessage: 'Check again',
    description: 'Button under a captcha that failed',
  },
});
