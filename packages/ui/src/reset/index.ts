import '../theme/reset.css.ts';

export {};
