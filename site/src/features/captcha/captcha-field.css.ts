import { globalStyle, style } from '@vanilla-extract/css';

/** Where a captcha draws itself. */
export const place = style({});

// reCAPTCHA and hCaptcha put their answer into a text area beside the widget, hidden by a style attribute that our
// policy does not allow. The field of ours carries the token.
globalStyle(`${place} textarea`, { display: 'none' });
