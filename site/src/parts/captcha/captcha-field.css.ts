import { globalStyle, style } from '@vanilla-extract/css';

/** Container of a captcha widget. */
export const place = style({});

// reCAPTCHA and hCaptcha put their answer into a text area beside the widget, hidden by a style attribute that our
// policy does not allow. Our own field has the token.
globalStyle(`${place} textarea`, { display: 'none' });
