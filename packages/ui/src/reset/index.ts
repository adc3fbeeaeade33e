import '../theme/reset.css.ts';
